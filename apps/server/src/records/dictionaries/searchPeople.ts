import type { Caller } from '../../platform/http/Caller';
import type { People } from '../../identity/people/createPeople';
import { personColumns } from '../../identity/people/PeopleTable';
import type { DictCode } from './parseDictCode';
import type { ItemSearch } from './ItemSearch';

/**
 * The people a dictionary over the users is searched for, by those in memory: a database goes through all of a hundred
 * thousand at every key.
 *
 * @returns their ids in order; undefined for a search that is the database's: exact values, other conditions or orders,
 *   or the people are still being read
 */
export async function searchPeople(
  people: People,
  { value, condition }: Extract<DictCode, { kind: 'table' }>,
  { tenantId }: Caller,
  { keyword = '', values, limit, offset = 0, orderBy }: ItemSearch,
): Promise<string[] | undefined> {
  const anywhere = keyword.trim();
  const order = orderBy ?? condition?.orderBy ?? { column: 'username', descending: false };
  const column = personColumns.find((one) => one === order.column);
  const isPlain = !values && anywhere !== '' && !anywhere.includes(',') && !condition?.conditions.length;
  // Part of an id is known to the database alone.
  if (!isPlain || !column || (value === 'id' && /^\d+$/.test(anywhere)) || !people.areHere(tenantId)) return undefined;
  const wanted = { anywhere, column, descending: order.descending, from: offset, to: offset + limit };
  return (await people.search(tenantId, wanted)).ids;
}
