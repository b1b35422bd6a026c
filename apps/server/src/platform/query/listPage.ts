/** A page of a list by its number, first is 1, and the offset of its first row. */
export interface ListPage {
  pageNo: number;
  size: number;
  offset: number;
}

/** The page of a request; a number below 1 means the first page. */
export function listPage(requested: number | undefined, size: number): ListPage {
  const pageNo = Math.max(1, requested ?? 1);
  return { pageNo, size, offset: (pageNo - 1) * size };
}
