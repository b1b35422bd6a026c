import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { likeSql } from '../../crud/conditionSql';
import { newId, nextVersion, operateDirectory, timeText, type Database } from '../../db';
import type { Caller } from '../../http/Caller';
import { SITE_TENANT } from './site';

export type HelpRow = typeof operateDirectory.$inferSelect;
export type HelpMembers = Pick<HelpRow, 'pid' | 'title' | 'content' | 'sortOrder' | 'status' | 'adminOnly'>;

/** Entries of one tenant, at most. */
export const MOST_ENTRIES = 1000;
const PUBLISHED = '1';

const line = {
  id: operateDirectory.id,
  pid: operateDirectory.pid,
  title: operateDirectory.title,
  sortOrder: operateDirectory.sortOrder,
  status: operateDirectory.status,
  adminOnly: operateDirectory.adminOnly,
  updateTime: operateDirectory.updateTime,
};

/** SQL of the help documents; every statement starts from the tenant. */
export function helpStore(db: Database, clock: () => number) {
  const ofTenant = ({ tenantId }: Pick<Caller, 'tenantId'>): SQL => eq(operateDirectory.tenantId, tenantId);
  const lines = (where: SQL | undefined) =>
    db.orm
      .select(line)
      .from(operateDirectory)
      .where(where)
      .orderBy(asc(operateDirectory.sortOrder), asc(operateDirectory.id))
      .limit(MOST_ENTRIES);

  return {
    /** Published ones of the site without their content. @param keyword part of the title */
    published: (withAdminOnly: boolean, keyword = '') =>
      lines(
        and(
          eq(operateDirectory.tenantId, SITE_TENANT),
          eq(operateDirectory.status, PUBLISHED),
          withAdminOnly ? undefined : eq(operateDirectory.adminOnly, '0'),
          keyword ? likeSql(operateDirectory.title, 'contains', keyword) : undefined,
        ),
      ),

    async content(id: string): Promise<string | undefined> {
      const [found] = await db.orm
        .select({ content: operateDirectory.content })
        .from(operateDirectory)
        .where(and(eq(operateDirectory.tenantId, SITE_TENANT), eq(operateDirectory.id, id)));
      return found?.content;
    },

    all: (caller: Caller) => lines(ofTenant(caller)),

    async view(caller: Caller, id: string, lock = false): Promise<HelpRow | undefined> {
      const query = db.orm
        .select()
        .from(operateDirectory)
        .where(and(ofTenant(caller), eq(operateDirectory.id, id)));
      const [found] = await (lock ? query.for('update') : query);
      return found;
    },

    async add(caller: Caller, members: HelpMembers): Promise<string> {
      const id = newId();
      await db.orm.insert(operateDirectory).values({
        id,
        ...members,
        createBy: caller.username,
        createTime: timeText(clock()),
        updateTime: timeText(clock()),
        sysOrgCode: caller.orgCode,
        tenantId: caller.tenantId,
      });
      return id;
    },

    async save(caller: Caller, id: string, members: Partial<HelpMembers>): Promise<void> {
      await db.orm
        .update(operateDirectory)
        .set({ ...members, updateBy: caller.username, updateTime: nextVersion(operateDirectory.updateTime, clock()) })
        .where(and(ofTenant(caller), eq(operateDirectory.id, id)));
    },

    /** @returns ids of those that were there */
    async remove(caller: Caller, ids: readonly string[]): Promise<string[]> {
      const removed = await db.orm
        .delete(operateDirectory)
        .where(and(ofTenant(caller), inArray(operateDirectory.id, [...ids])))
        .returning({ id: operateDirectory.id });
      return removed.map(({ id }) => id);
    },
  };
}
