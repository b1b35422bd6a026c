import type { CSSProperties } from 'react';
import type { ColumnLayout, PlacedColumn } from '../core/columns/arrangeColumns';

/** Place of a heading or footer cell: pinned ones stick, the others lie where their column lies. */
export function cellStyle<Row extends object>(
  { left, width, pin }: PlacedColumn<Row>,
  layout: ColumnLayout<Row>,
): CSSProperties {
  if (pin === 'end') return { width, insetInlineEnd: layout.width - left - width };
  return { width, left };
}
