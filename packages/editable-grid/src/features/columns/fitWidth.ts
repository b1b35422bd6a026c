import type { PlacedColumn } from '../../core/columns/arrangeColumns';
import { fieldOf } from '../../core/rowId';
import type { GridSite } from '../../dom/GridFeature';

/** Rows measured around the visible ones. */
const MAX_SAMPLED = 500;
/** Pixels around a cell's text: padding, and an input's own edge, padding and mark. */
const AROUND_TEXT = 26;
const AROUND_INPUT = 36;
const MARK = 20;
const SORT = 22;
const FILTER = 26;

/** The width that fits the heading and all texts of the rows in or near the visible area. */
export function fitWidth<Row extends object>(
  { scroller, store, view }: GridSite<Row>,
  placed: PlacedColumn<Row>,
): number {
  const { column, definition } = placed;
  const input = definition.control === 'text' && view.options.alwaysEdit && !view.options.readOnly;
  const style = getComputedStyle(scroller);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return placed.width;
  context.font = `600 ${style.fontSize} ${style.fontFamily}`;
  const heading =
    context.measureText(column.title ?? column.key).width +
    (view.options.readOnly ? AROUND_TEXT : AROUND_INPUT) +
    (column.isOrder ? SORT : 0) +
    (column.filter ? FILTER : 0);
  context.font = `${style.fontSize} ${style.fontFamily}`;
  const first = Math.min(...[...view.slots()].map(({ index }) => index));
  const from = Math.max(0, (Number.isFinite(first) ? first : 0) - MAX_SAMPLED / 2);
  let widest = 0;
  for (let index = from; index < Math.min(store.size, from + MAX_SAMPLED); index += 1) {
    const row = store.rowAt(index);
    if (!row) continue;
    const text = definition.format(fieldOf(row, column.key), store.columnFor(row, column));
    widest = Math.max(widest, context.measureText(text).width);
  }
  const popup = view.options.registry.get(definition.type).editor !== undefined;
  return Math.ceil(Math.max(heading, widest + (input ? AROUND_INPUT + (popup ? MARK : 0) : AROUND_TEXT)));
}
