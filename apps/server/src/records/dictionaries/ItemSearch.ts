export interface ItemSearch {
  /** Part of a text or value. With commas, a list of exact values. */
  keyword?: string;
  /** Exact values to return. */
  values?: readonly string[];
  /** Maximum number of rows. */
  limit: number;
  /** Rows to skip; default 0. */
  offset?: number;
  orderBy?: { column: string; descending: boolean };
}
