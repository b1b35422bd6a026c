import { useLayoutEffect, useRef, type ReactElement } from 'react';

/**
 * For `popupRender` of antd's `TreeSelect`: adds the accessible name and the id that antd omits, although its input
 * refers to that id.
 *
 * @param inputId id of the input
 */
export const namedTree = (label: string | undefined, inputId: string) => (popup: ReactElement) => (
  <NamedTree label={label} listId={`${inputId}_list`}>
    {popup}
  </NamedTree>
);

interface NamedTreeProps {
  label: string | undefined;
  listId: string;
  /** Content. */
  children: ReactElement;
}

function NamedTree({ label, listId, children }: NamedTreeProps) {
  const box = useRef<HTMLDivElement>(null);
  // After every render: the tree is mounted anew with its results.
  useLayoutEffect(() => {
    const tree = box.current?.querySelector('[role=tree]');
    if (!tree) return;
    tree.id = listId;
    if (label) tree.setAttribute('aria-label', label);
  });
  return <div ref={box}>{children}</div>;
}
