import { encodeQuery, isActiveQuery, parseQuery, type QueryGroup } from '@gezi/advanced-query/core';

/** State of a list, stored in its address: a reload, a bookmark and back navigation restore it. */
export interface ListState {
  pageNo: number;
  pageSize: number;
  /** Sorted column and direction; undefined: the server's default order. */
  sort: ListSort | undefined;
  /** Values of the search form by field; only those that are set. */
  filters: Record<string, string>;
  /** The advanced query as JSON; empty: none. */
  query: string;
}

export interface ListSort {
  column: string;
  order: 'asc' | 'desc';
}

/** Page sizes on offer (P§9). */
export const PAGE_SIZES = [10, 20, 30] as const;

/** Address parameter of the advanced query, and its maximum length in characters. */
const QUERY = 'query';
export const MAX_QUERY = 4000;

const DEFAULT_SIZE = PAGE_SIZES[0];

/**
 * Reads the state from the address; invalid values are ignored.
 *
 * @param fields names of the search form's fields
 * @param sortable columns the server sorts by
 */
export function readListState(
  params: URLSearchParams,
  fields: readonly string[],
  sortable: readonly string[],
): ListState {
  const pageNo = Number(params.get('pageNo'));
  const pageSize = Number(params.get('pageSize'));
  const column = params.get('column') ?? '';
  const filters = fields.flatMap((field) => {
    const value = params.get(field)?.trim().slice(0, 200);
    return value ? [[field, value] as const] : [];
  });
  return {
    pageNo: Number.isInteger(pageNo) && pageNo > 0 && pageNo <= 1_000_000 ? pageNo : 1,
    pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? DEFAULT_SIZE,
    sort: sortable.includes(column) ? { column, order: params.get('order') === 'asc' ? 'asc' : 'desc' } : undefined,
    filters: Object.fromEntries(filters),
    query: (params.get(QUERY) ?? '').slice(0, MAX_QUERY),
  };
}

/** Inverse of {@link readListState}; defaults are omitted. */
export function writeListState({ pageNo, pageSize, sort, filters, query }: ListState): URLSearchParams {
  const params = new URLSearchParams();
  for (const [field, value] of Object.entries(filters)) if (value) params.set(field, value);
  if (query) params.set(QUERY, query);
  if (sort) {
    params.set('column', sort.column);
    params.set('order', sort.order);
  }
  if (pageNo > 1) params.set('pageNo', String(pageNo));
  if (pageSize !== DEFAULT_SIZE) params.set('pageSize', String(pageSize));
  return params;
}

/** Changed filters or order return to the first page. */
export const withFilters = (state: ListState, filters: Record<string, string>): ListState => ({
  ...state,
  filters: Object.fromEntries(
    Object.entries(filters)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value),
  ),
  pageNo: 1,
});

export const withSort = (state: ListState, sort: ListSort | undefined): ListState => ({ ...state, sort, pageNo: 1 });

/** The parsed advanced query of a list; empty if invalid. */
export function queryOf({ query }: Pick<ListState, 'query'>): QueryGroup {
  try {
    const { matchType, conditions } = Object(JSON.parse(query || '{}')) as Record<string, unknown>;
    return parseQuery(Array.isArray(conditions) ? conditions : [], matchType);
  } catch {
    return parseQuery([], 'and');
  }
}

/** An advanced query as JSON for the address; empty if it has no conditions. */
export const queryText = (query: QueryGroup): string => (isActiveQuery(query) ? JSON.stringify(query) : '');

export const withQuery = (state: ListState, query: QueryGroup): ListState => ({
  ...state,
  query: queryText(query),
  pageNo: 1,
});

/** The advanced query as request parameters. */
export function queryParams(state: Pick<ListState, 'query'>) {
  const encoded = encodeQuery(queryOf(state), { groups: true });
  return encoded.ok ? encoded.value : undefined;
}

/** Paging, order and advanced query as request parameters. */
export function pageParams(state: ListState) {
  const { pageNo, pageSize, sort } = state;
  return { pageNo, pageSize, ...sort, ...queryParams(state) };
}
