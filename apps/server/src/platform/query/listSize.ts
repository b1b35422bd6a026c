/** Maximum rows per page; larger requests are silently reduced. */
export const MAX_PAGE_SIZE = 10_000;
/** The platform's page size for "all rows". */
const ALL_ROWS = -521;
const DEFAULT_SIZE = 10;

/** Page size for a requested one: 1 to {@link MAX_PAGE_SIZE}. */
export function listSize(pageSize: number = DEFAULT_SIZE): number {
  if (pageSize === ALL_ROWS) return MAX_PAGE_SIZE;
  return pageSize < 1 ? DEFAULT_SIZE : Math.min(pageSize, MAX_PAGE_SIZE);
}
