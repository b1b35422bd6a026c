/** Rows of one page at most; larger wishes are cut silently. */
export const MAX_PAGE_SIZE = 10_000;
/** The platform's word for "all rows". */
const ALL_ROWS = -521;
const DEFAULT_SIZE = 10;

/** Rows wanted of a list, as many as it gives: at least one, at most {@link MAX_PAGE_SIZE}. */
export function listSize(pageSize: number = DEFAULT_SIZE): number {
  if (pageSize === ALL_ROWS) return MAX_PAGE_SIZE;
  return pageSize < 1 ? DEFAULT_SIZE : Math.min(pageSize, MAX_PAGE_SIZE);
}
