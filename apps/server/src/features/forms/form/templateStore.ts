import type { FormTemplateRow } from '@gezi/domain';
import { and, desc, eq } from 'drizzle-orm';
import { newId, sysFormTemplate, timeText, type Database } from '../../../platform/db';

/** SQL of people's own form templates; every statement starts from the person they belong to. */
export function formTemplateStore(db: Database, clock: () => number) {
  const one = (userId: string, id: string) => and(eq(sysFormTemplate.userId, userId), eq(sysFormTemplate.id, id));
  const { id, name, updateTime, formContent } = sysFormTemplate;

  return {
    list: (userId: string): Promise<FormTemplateRow[]> =>
      db.orm
        .select({ id, name, updateTime })
        .from(sysFormTemplate)
        .where(eq(sysFormTemplate.userId, userId))
        .orderBy(desc(updateTime), desc(id)),

    async view(userId: string, wanted: string) {
      const [found] = await db.orm
        .select({ id, name, updateTime, formContent })
        .from(sysFormTemplate)
        .where(one(userId, wanted));
      return found;
    },

    async save(userId: string, as: string, content: string): Promise<void> {
      const now = timeText(clock());
      const change = { formContent: content, updateTime: now };
      await db.orm
        .insert(sysFormTemplate)
        .values({ id: newId(), userId, name: as, createTime: now, ...change })
        .onConflictDoUpdate({ target: [sysFormTemplate.userId, sysFormTemplate.name], set: change });
    },

    async rename(userId: string, wanted: string, to: string): Promise<void> {
      await db.orm
        .update(sysFormTemplate)
        .set({ name: to, updateTime: timeText(clock()) })
        .where(one(userId, wanted));
    },

    async remove(userId: string, wanted: string): Promise<void> {
      await db.orm.delete(sysFormTemplate).where(one(userId, wanted));
    },
  };
}
