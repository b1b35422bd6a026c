import { useLayoutEffect, useRef, type ReactElement } from 'react';

/**
 * For `popupRender` of antd's `Select` and its kin: names the listbox, which antd leaves without a name.
 *
 * @param label name of the field, e.g. 采购员
 */
export const namedPopup = (label: string) => (popup: ReactElement) => <NamedPopup label={label}>{popup}</NamedPopup>;

function NamedPopup({ label, children }: { label: string; children: ReactElement }) {
  const box = useRef<HTMLDivElement>(null);
  // After every render: the list is mounted anew with its results.
  useLayoutEffect(() => {
    for (const list of box.current?.querySelectorAll('[role=listbox]') ?? []) list.setAttribute('aria-label', label);
  });
  return <div ref={box}>{children}</div>;
}
