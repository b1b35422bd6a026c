import type { FormTemplateRow } from '@gezi/domain';
import { and, desc, eq } from 'drizzle-orm';
import { newId, sysFormTemplate, timeText, type Database } from '../../../platform/db';

/** SQL of users' own form templates. Every statement filters by user. */
export function formTemplateStore(db: Database, clock: () => number) {
  const isTemplate = (userId: string, id: string) =>
    and(eq(sysFormTemplate.userId, userId), eq(sysFormTemplate.id, id));
  const { id, name, updateTime, formContent } = sysFormTemplate;

  return {
    list: (userId: string): Promise<FormTemplateRow[]> =>
      db.orm
        .select({ id, name, updateTime })
        .from(sysFormTemplate)
        .where(eq(sysFormTemplate.userId, userId))
        .orderBy(desc(updateTime), desc(id)),

    async view(userId: string, templateId: string) {
      const [found] = await db.orm
        .select({ id, name, updateTime, formContent })
        .from(sysFormTemplate)
        .where(isTemplate(userId, templateId));
      return found;
    },

    async save(userId: string, newName: string, content: string): Promise<void> {
      const now = timeText(clock());
      const change = { formContent: content, updateTime: now };
      await db.orm
        .insert(sysFormTemplate)
        .values({ id: newId(), userId, name: newName, createTime: now, ...change })
        .onConflictDoUpdate({ target: [sysFormTemplate.userId, sysFormTemplate.name], set: change });
    },

    async rename(userId: string, templateId: string, to: string): Promise<void> {
      await db.orm
        .update(sysFormTemplate)
        .set({ name: to, updateTime: timeText(clock()) })
        .where(isTemplate(userId, templateId));
    },

    async remove(userId: string, templateId: string): Promise<void> {
      await db.orm.delete(sysFormTemplate).where(isTemplate(userId, templateId));
    },
  };
}
