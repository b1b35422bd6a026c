import type { RowAction } from '../../core/columns/RowAction';

/** Options of a column of row actions. */
export interface RowActionsOptions<Row extends object> {
  /** Actions of a row, in order. */
  actions?: readonly RowAction<Row>[];
}
