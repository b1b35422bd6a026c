import type { RowId } from '../rowId';
import type { SelectionEvent } from '../selection/selectionState';
import type { RowsChange } from './StoreSettings';

/** Who is told of changes, at once and not frame by frame. */
export interface StoreEvents<Row> {
  onRowsChange?: ((change: RowsChange<Row>) => void) | undefined;
  onSelectionChange?: ((ids: readonly RowId[], event: SelectionEvent) => void) | undefined;
}
