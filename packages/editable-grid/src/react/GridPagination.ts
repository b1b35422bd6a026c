/**
 * Pagination. With `total` the `rows` are the current page of the server; without it the grid splits `rows` into pages.
 */
export interface GridPagination {
  /** From 1; default 1. */
  page?: number;
  /** Default 10 (B§9). */
  pageSize?: number;
  /** Rows on all pages together. */
  total?: number;
  /** Default `[10, 20, 30]` (B§9). */
  pageSizeOptions?: readonly number[];
  /** Called with the new page, from 1, and page size. */
  onChange?: (page: number, pageSize: number) => void;
}
