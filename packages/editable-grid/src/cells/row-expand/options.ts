import type { RowFlag } from '../../core/columns/ColumnBase';

/** Options of the column that opens a row's panel. */
export interface RowExpandOptions<Row extends object> {
  /** Rows without a panel have no mark. Default false. */
  disabled?: RowFlag<Row>;
}
