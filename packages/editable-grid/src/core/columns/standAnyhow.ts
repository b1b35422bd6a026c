import type { ColumnLayout } from './arrangeColumns';

/**
 * Whether columns stand the same in whatever room there is: together wider than it can be, none of them pinned.
 *
 * @param layout as arranged in the widest room
 */
export const standAnyhow = <Row extends object>(layout: ColumnLayout<Row>, widest: number): boolean =>
  layout.width > widest && layout.startWidth === 0 && layout.endWidth === 0;
