import type { GridHandle, GridSite } from './GridFeature';

/**
 * Notes the content of a grid, for an action that waits.
 *
 * @returns `true` if a row, or the text that is being typed, has changed since
 */
export function changesSince<Row extends object>({
  store,
  controller,
}: Pick<GridSite<Row>, 'store' | 'controller'>): () => boolean {
  const { revision } = store;
  const before = typedText(controller);
  return () => {
    const typed = typedText(controller);
    return store.revision !== revision || (typed !== undefined && typed !== before);
  };
}

/** The text of the active cell while it is typed, with the name of its session: some texts are read on leaving. */
function typedText({ current }: GridHandle): string | undefined {
  return current?.slot.typing === current?.column ? current && `${current.session} ${current.accepted}` : undefined;
}
