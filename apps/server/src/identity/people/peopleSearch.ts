import { listPage, type ListPage } from '../../platform/query/listPage';
import { listSize } from '../../platform/query/listSize';
import type { ListRequest } from '../../platform/query/listQuery';
import { parseFieldCondition, splitList } from '../../platform/query/parseFieldCondition';
import { personColumns, type PeopleSearch } from './PeopleTable';

/** Members of requests that the in-memory search supports; `field` is a hint and ignored (contract, part 1 §1.9). */
const SUPPORTED = new Set(['pageNo', 'pageSize', 'column', 'order', 'field', 'username', 'realname', 'departId']);

export interface PeopleRequest extends ListPage {
  search: Omit<PeopleSearch, 'from' | 'to' | 'departs'>;
  departIds: readonly string[];
  /** Whether there is a search text; only the in-memory search supports pinyin. */
  isSearch: boolean;
}

/**
 * Converts a list request for the in-memory search: parts of account or name, departments, one of three sort columns.
 * Undefined for any other request, which the database must answer.
 */
export function peopleSearch(request: ListRequest): PeopleRequest | undefined {
  const others = Object.entries(request).filter(([name, value]) => !SUPPORTED.has(name) && value !== undefined);
  const username = partOf(request.username);
  const realname = partOf(request.realname);
  const column = personColumns.find((one) => one === (request.column?.trim() || 'createTime'));
  const { order = '' } = request;
  if (others.length > 0 || username === undefined || realname === undefined || !column) return undefined;
  if (!/^\s*(asc|desc)?\s*$/i.test(order)) return undefined;
  return {
    search: { username, realname, column, descending: !/asc/i.test(order) },
    isSearch: username !== '' || realname !== '',
    departIds: splitList(typeof request.departId === 'string' ? request.departId : ''),
    ...listPage(request.pageNo, listSize(request.pageSize)),
  };
}

/** The text of `*part*`; `''` for no condition, undefined for any other condition. */
function partOf(value: unknown): string | undefined {
  if (value === undefined) return '';
  if (typeof value !== 'string') return undefined;
  const condition = parseFieldCondition(value);
  if (!condition) return '';
  return condition.kind === 'like' && condition.match === 'contains' ? condition.value.trim() : undefined;
}
