import type { RowId } from '../rowId';

/** State of the header checkbox. */
export type HeaderBox = 'none' | 'some' | 'all';

/** `selected` and `unselected` name the rows touched, `selected-all` all that can be (B§4). */
export interface SelectionEvent {
  /** What happened to the rows. */
  kind: 'selected' | 'unselected' | 'selected-all';
  /** Rows of this change only. */
  rowIds: readonly RowId[];
}

/**
 * Header box of a selection; rows that cannot be selected do not count.
 *
 * @param selectable number of rows that can be selected
 * @param selected number of those that are
 */
export function headerBox(selectable: number, selected: number): HeaderBox {
  if (selected === 0) return 'none';
  return selected >= selectable ? 'all' : 'some';
}

/** The selection with rows added or removed; in radio mode only the last added row stays. */
export function withRows(
  selection: ReadonlySet<RowId>,
  ids: readonly RowId[],
  selected: boolean,
  mode: 'checkbox' | 'radio',
): ReadonlySet<RowId> {
  if (mode === 'radio') return selected ? new Set(ids.slice(-1)) : new Set();
  const next = new Set(selection);
  for (const id of ids) {
    if (selected) next.add(id);
    else next.delete(id);
  }
  return next;
}
