import type { ColumnLayout } from './arrangeColumns';

/**
 * Whether the layout is the same for any available width: columns wider than the widest, none of them pinned.
 *
 * @param layout the layout for the largest width
 */
export const isSameInAnyRoom = <Row extends object>(layout: ColumnLayout<Row>, widest: number): boolean =>
  layout.width > widest && layout.startWidth === 0 && layout.endWidth === 0;
