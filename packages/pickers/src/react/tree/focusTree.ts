/** Moves the focus from a search field into the tree below it. */
export function focusTree(from: EventTarget | null | undefined): void {
  const part = from instanceof Element ? from.closest('.gezi-search-tree') : null;
  part?.querySelector<HTMLElement>('[role=tree] input, [role=tree]')?.focus();
}
