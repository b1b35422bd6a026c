import { splitList } from '@gezi/advanced-query/core';
import type { Database } from '../../platform/db';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';

/**
 * Removes records and logs it in one transaction.
 *
 * @param ids comma-joined; a trailing comma is normal
 * @param remove returns the ids of the removed rows
 * @throws {Refusal} when no id is given or no record was removed
 */
export async function removeListed(
  db: Database,
  ids: string,
  remove: (ids: readonly string[]) => Promise<string[]>,
  log: (removed: string[]) => Promise<void>,
): Promise<null> {
  const wanted = splitList(ids);
  if (wanted.length === 0) throw refuse(texts.chooseOne, 'ids');
  await db.transaction(async () => {
    const removed = await remove(wanted);
    if (removed.length === 0) throw refuse(texts.notFound, 'id');
    await log(removed);
  });
  return null;
}
