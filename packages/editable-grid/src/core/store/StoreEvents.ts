import type { RowId } from '../rowId';
import type { SelectionEvent } from '../selection/selectionState';
import type { RowsChange } from './StoreSettings';

/** Callbacks for changes, called at once and not per frame. */
export interface StoreEvents<Row> {
  onRowsChange?: ((change: RowsChange<Row>) => void) | undefined;
  onSelectionChange?: ((ids: readonly RowId[], event: SelectionEvent) => void) | undefined;
}
