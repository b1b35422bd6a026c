import { useLayoutEffect, useRef, type ReactNode } from 'react';

export interface BusyAreaProps {
  /** True while the content must not change, e.g. during its save. */
  busy: boolean;
  /** Usually the fields of a form. */
  children: ReactNode;
}

/**
 * Content that is dimmed and takes no input while it is busy, e.g. the fields of a form during its save. The focus waits in
 * the dialog or other focusable element around it, and returns afterwards.
 */
export function BusyArea({ busy, children }: BusyAreaProps) {
  const box = useRef<HTMLDivElement>(null);
  /** Element to focus afterwards. */
  const focused = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const area = box.current!;
    // Without the focus, a dialog would not receive Escape.
    const around = area.parentElement?.closest<HTMLElement>('[tabindex]');
    const active = document.activeElement;
    if (busy && active instanceof HTMLElement && area.contains(active)) {
      focused.current = active;
      around?.focus({ preventScroll: true });
    }
    // Not a prop: React 18 ignores it.
    area.inert = busy;
    if (busy) return;
    if (active === around || active === document.body) focused.current?.focus({ preventScroll: true });
    focused.current = null;
  }, [busy]);

  return (
    <div ref={box} className="gezi-busy-area" aria-busy={busy}>
      {children}
    </div>
  );
}
