import type { ListRequest } from './listQuery';
import { wholeNumber } from './wholeNumber';

/** Members of a list request that are never filters. */
const RESERVED = new Set(['pageNo', 'pageSize', 'column', 'order', 'field', 'superQueryParams', 'superQueryMatchType']);

/** Whether a request member of this name is a filter. */
export const isFilterName = (name: string): boolean => !RESERVED.has(name);

/** Converts a request whose members are all text, for lists whose fields are defined by a record. */
export const textRequest = (query: Readonly<Record<string, string | undefined>>): ListRequest => ({
  ...query,
  pageNo: wholeNumber(query.pageNo, 'pageNo'),
  pageSize: wholeNumber(query.pageSize, 'pageSize'),
});
