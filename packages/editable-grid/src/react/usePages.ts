import { useMemo, useState } from 'react';
import type { GridPagination } from './GridPagination';

export interface Pages {
  page: number;
  pageSize: number;
  total: number;
  onChange: (page: number, pageSize: number) => void;
  /** Number of the first visible row. */
  firstNumber: number;
  /** Visible part of the rows, if the grid cuts its pages itself. */
  cut: { from: number; to: number } | undefined;
}

/**
 * The current page. With a `total` the `rows` are the current page of the server; without it the grid splits `rows`
 * into pages.
 *
 * @param count number of `rows`
 */
export function usePages(pagination: GridPagination | undefined, count: number): Pages | undefined {
  const [own, setOwn] = useState({ page: 1, pageSize: pagination?.pageSize ?? 10 });

  return useMemo(() => {
    if (!pagination) return undefined;
    const remote = pagination.total !== undefined;
    const pageSize = (remote ? pagination.pageSize : undefined) ?? own.pageSize;
    const total = pagination.total ?? count;
    const last = Math.max(1, Math.ceil(total / pageSize));
    const page = pagination.page ?? Math.min(own.page, last);
    const from = (page - 1) * pageSize;
    return {
      page,
      pageSize,
      total,
      firstNumber: from + 1,
      cut: remote ? undefined : { from, to: from + pageSize },
      onChange(next: number, nextSize: number) {
        // Another page size starts at the first page.
        const target = nextSize === pageSize ? next : 1;
        setOwn({ page: target, pageSize: nextSize });
        pagination.onChange?.(target, nextSize);
      },
    };
  }, [pagination, own, count]);
}
