import type { CSSProperties } from 'react';
import type { ColumnLayout, PlacedColumn } from '../core/columns/arrangeColumns';

/** Position of a heading or footer cell: pinned cells are sticky, the others are at the position of their column. */
export function cellStyle<Row extends object>(
  { left, width, pin }: PlacedColumn<Row>,
  layout: ColumnLayout<Row>,
): CSSProperties {
  if (pin === 'end') return { width, insetInlineEnd: layout.width - left - width };
  return { width, insetInlineStart: left };
}
