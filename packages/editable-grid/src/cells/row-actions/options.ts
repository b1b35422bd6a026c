import type { RowActionLayout } from '../../core/columns/RowAction';

/** Options of a column of row actions. */
export interface RowActionsOptions<Row extends object> extends RowActionLayout<Row> {}
