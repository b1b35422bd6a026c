import { useThemeClass } from '@gezi/ui';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { placeBeside } from '../../react/placeBeside';
import { focusHeading } from '../../dom/focusHeading';
import { dialog } from '../../dom/roles';

export interface PanelProps {
  label: string;
  /** The button it opens beside; the focus returns to it. */
  anchor: HTMLElement;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

const STOPS = 'input:not(:disabled), select, button:not(:disabled)';

/** A small dialog beside a button: Escape and a press elsewhere close it. */
export function Panel({ label, anchor, className = '', onClose, children }: PanelProps) {
  const themeClass = useThemeClass();
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const box = panel.current!;
    placeBeside(box, anchor);
    box.querySelector<HTMLElement>(STOPS)?.focus({ preventScroll: true });
    const observer = new ResizeObserver(() => placeBeside(box, anchor));
    observer.observe(box);
    return () => {
      observer.disconnect();
      // The focus returns unless it has moved elsewhere; the panel is still in the document during cleanup.
      const { activeElement: active } = document;
      if (!active || active === document.body || box.contains(active)) {
        if (anchor.classList.contains('gezi-th')) focusHeading(anchor);
        else anchor.focus({ preventScroll: true });
      }
    };
  }, [anchor]);

  useEffect(() => {
    const press = ({ target }: Event) => {
      const inside = target instanceof Element && (panel.current?.contains(target) || anchor.contains(target));
      if (!inside && !(target as Element).closest('.ant-picker-dropdown')) close.current();
    };
    const box = panel.current!;
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around the grid stays open.
      event.stopPropagation();
      close.current();
    };
    document.addEventListener('pointerdown', press, true);
    box.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      box.removeEventListener('keydown', key);
    };
  }, [anchor]);

  return createPortal(
    <div
      {...dialog}
      ref={panel}
      tabIndex={-1}
      aria-label={label}
      className={`gezi-tool-panel ${className} ${themeClass}`}
    >
      {children}
    </div>,
    document.body,
  );
}
