import { useLayoutEffect, useRef, type ReactElement } from 'react';

/** For `popupRender` of antd's `TreeSelect`: names the tree, which antd leaves without a name. */
export const namedTree = (label: string) => (popup: ReactElement) => <NamedTree label={label}>{popup}</NamedTree>;

function NamedTree({ label, children }: { label: string; children: ReactElement }) {
  const box = useRef<HTMLDivElement>(null);
  // After every change: the tree comes and goes with what was found.
  useLayoutEffect(() => {
    for (const tree of box.current?.querySelectorAll('[role=tree]') ?? []) tree.setAttribute('aria-label', label);
  });
  return <div ref={box}>{children}</div>;
}
