export interface ItemSearch {
  /** Contained in text or value; with commas the exact values wanted. */
  keyword?: string;
  /** Exact values wanted. */
  values?: readonly string[];
  /** Rows at most. */
  limit: number;
  /** Rows left out before the first; default none. */
  offset?: number;
  orderBy?: { column: string; descending: boolean };
}
