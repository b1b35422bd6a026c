import type { Caller } from '../../platform/http/Caller';
import type { People } from '../../identity/people/createPeople';
import { personColumns } from '../../identity/people/PeopleTable';
import type { DictCode } from './parseDictCode';
import type { ItemSearch } from './ItemSearch';

/**
 * Searches the user dictionary in memory, because the database would scan a hundred thousand rows at every keystroke.
 *
 * @returns ids in order; undefined if the database has to run the search: exact values, other conditions or orders, or
 *   the users are not loaded yet
 */
export async function searchPeople(
  people: People,
  { value, condition }: Extract<DictCode, { kind: 'table' }>,
  { tenantId }: Caller,
  { keyword = '', values, limit, offset = 0, orderBy }: ItemSearch,
): Promise<string[] | undefined> {
  const query = keyword.trim();
  const order = orderBy ?? condition?.orderBy ?? { column: 'username', descending: false };
  const column = personColumns.find((one) => one === order.column);
  const isPlain = !values && query !== '' && !query.includes(',') && !condition?.conditions.length;
  // Only the database can search by part of an id.
  if (!isPlain || !column || (value === 'id' && /^\d+$/.test(query)) || !people.isLoaded(tenantId)) return undefined;
  const request = { anywhere: query, column, descending: order.descending, from: offset, to: offset + limit };
  return (await people.search(tenantId, request)).ids;
}
