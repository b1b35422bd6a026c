import type { SavedQuery } from '@gezi/domain';
import { and, asc, eq } from 'drizzle-orm';
import { newId, sysSavedQuery, timeText, type Database } from '../../../platform/db';

/** SQL of saved queries. Every statement filters by user. */
export function savedQueryStore(db: Database, clock: () => number) {
  const own = (userId: string, code: string) => and(eq(sysSavedQuery.userId, userId), eq(sysSavedQuery.code, code));

  return {
    async list(userId: string, code: string): Promise<SavedQuery[]> {
      const rows = await db.orm
        .select()
        .from(sysSavedQuery)
        .where(own(userId, code))
        .orderBy(asc(sysSavedQuery.createTime), asc(sysSavedQuery.id));
      return rows.map(({ title, matchType, records }) => ({
        title,
        matchType: matchType === 'or' ? 'or' : 'and',
        records: JSON.parse(records) as unknown[],
      }));
    },

    async save(userId: string, code: string, { title, matchType, records }: SavedQuery): Promise<void> {
      const now = timeText(clock());
      const content = { matchType, records: JSON.stringify(records), updateTime: now };
      await db.orm
        .insert(sysSavedQuery)
        .values({ id: newId(), userId, code, title, createTime: now, ...content })
        .onConflictDoUpdate({ target: [sysSavedQuery.userId, sysSavedQuery.code, sysSavedQuery.title], set: content });
    },

    async remove(userId: string, code: string, title: string): Promise<void> {
      await db.orm.delete(sysSavedQuery).where(and(own(userId, code), eq(sysSavedQuery.title, title)));
    },
  };
}
