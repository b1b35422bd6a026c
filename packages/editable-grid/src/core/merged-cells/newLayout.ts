import type { CellLook, MergedCell, MergedLayout } from './MergedCell';

/** A title: grey and narrow; its content: white and wide (B§2). */
const TITLE_LOOK: CellLook = { background: '#F6F6F6', width: 15 };
const CONTENT_LOOK: CellLook = { background: '#FFFFFF', width: 35 };

/**
 * A new layout: title, content, title, content … (B§2).
 *
 * @param nextId returns a unique id for each cell
 * @param rows default 2, @param columns default 4
 */
export const newLayout = <Item>(nextId: () => string, rows = 2, columns = 4): MergedLayout<Item> =>
  Array.from({ length: rows }, () => newLayoutRow<Item>(nextId, columns));

const newLayoutRow = <Item>(nextId: () => string, columns: number): MergedCell<Item>[] =>
  Array.from({ length: columns }, (_, nth) => newCell<Item>(nextId(), nth % 2 === 0 ? TITLE_LOOK : CONTENT_LOOK));

const newCell = <Item>(id: string, style: CellLook): MergedCell<Item> => ({
  id,
  col: 1,
  row: 1,
  hide: false,
  style: { ...style },
  compType: 'tdItem',
  columns: [],
});
