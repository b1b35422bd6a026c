import type { ListRequest } from './listQuery';
import { wholeNumber } from './wholeNumber';

/** Members of a list request that are no conditions, whatever fields there are. */
const OWN = new Set(['pageNo', 'pageSize', 'column', 'order', 'field', 'superQueryParams', 'superQueryMatchType']);

/** Whether a field can be filtered by under its own name. */
export const isFilterName = (name: string): boolean => !OWN.has(name);

/** A list request whose members all came as text, as where only the record tells which fields there are. */
export const textRequest = (query: Readonly<Record<string, string | undefined>>): ListRequest => ({
  ...query,
  pageNo: wholeNumber(query.pageNo, 'pageNo'),
  pageSize: wholeNumber(query.pageSize, 'pageSize'),
});
