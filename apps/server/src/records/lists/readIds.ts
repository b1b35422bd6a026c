import { splitList } from '@gezi/advanced-query/core';
import type { Caller } from '../../platform/http/Caller';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';
import type { Dictionaries } from '../dictionaries/createDictionaries';

/**
 * Reads comma-joined ids of other records that a caller selects.
 *
 * @param dictCode table dictionary of these records
 * @param field field that contains the ids
 * @param stored current value of the field, whose ids are accepted although the caller may not see them
 * @returns the ids without repetitions, comma-joined; null if there are none
 * @throws {Refusal} naming `field` when the caller sees no such record
 */
export async function readIds(
  dictionaries: Pick<Dictionaries, 'textsOf'>,
  caller: Caller,
  [dictCode, field]: readonly [dictCode: string, field: string],
  ids: string | null,
  stored: string | null = null,
): Promise<string | null> {
  const chosen = [...new Set(splitList(ids ?? ''))];
  const before = new Set(splitList(stored ?? ''));
  const added = chosen.filter((id) => !before.has(id));
  const found = await dictionaries.textsOf(dictCode, added, caller);
  if (added.some((id) => !found.has(id))) throw refuse(texts.notFound, field);
  return chosen.length > 0 ? chosen.join(',') : null;
}
