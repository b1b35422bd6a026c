import type { FilterState } from '../filter/ColumnFilter';
import type { SortState } from '../view/sortOrder';

/** Rows of a server that are requested together. */
export interface RowsRequest {
  /** Place of the first row, from 0. */
  from: number;
  /** Place after the last row. */
  to: number;
  /** Active sorts, the primary one first. */
  sort: readonly SortState[];
  filters: FilterState;
  /**
   * Columns of the groups, and the values of the open groups above the requested rows. With a shorter path than `by` the
   * groups of the column `by[path.length]` are requested, else the rows.
   */
  group: { by: readonly string[]; path: readonly unknown[] };
}

/** Heading of a group of rows. */
export interface SourceGroup {
  /** Value of the column, `null` for empty cells. */
  value: unknown;
  /** Number of rows. */
  count: number;
  /** Totals by column. */
  totals?: Readonly<Record<string, unknown>>;
}

/** The requested rows or groups, and how many there are at this path with these filters. */
export type RowsAnswer<Row> =
  | { rows: readonly Row[]; groups?: undefined; total: number }
  | { groups: readonly SourceGroup[]; rows?: undefined; total: number };

/** Rows of a server, loaded in blocks as they are scrolled into view. */
export interface RowSource<Row> {
  /** Loads a window of the rows. @param signal aborted when the rows are not visible any more */
  getRows(request: RowsRequest, signal: AbortSignal): Promise<RowsAnswer<Row>>;
  /** Rows of one request; default 100. */
  blockSize?: number;
  /** Blocks in memory, at most; default 60. Edited rows stay in memory. */
  maxBlocks?: number;
}
