import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { listQuery, type ListRequest } from '../../crud/listQuery';
import { selectList } from '../../crud/selectList';
import { newId, nextVersion, onlineFormData, timeText, type Database } from '../../db';
import type { Caller } from '../../http/Caller';

export type StoredData = typeof onlineFormData.$inferSelect;

/** Whose records of a form are meant: the caller's own, or everybody's in the tenant. */
export type Reach = 'own' | 'all';

const listColumns = {
  id: onlineFormData.id,
  createBy: onlineFormData.createBy,
  createTime: onlineFormData.createTime,
  updateBy: onlineFormData.updateBy,
  updateTime: onlineFormData.updateTime,
  values: onlineFormData.values,
  formVersion: onlineFormData.formVersion,
};

/** SQL of what people entered into forms; every statement starts from tenant, form and reach. */
export function formDataStore(db: Database, clock: () => number) {
  const within = ({ tenantId, username }: Caller, formId: string, reach: Reach): SQL =>
    and(
      eq(onlineFormData.tenantId, tenantId),
      eq(onlineFormData.formId, formId),
      reach === 'own' ? eq(onlineFormData.createBy, username) : undefined,
    )!;

  return {
    async list(caller: Caller, formId: string, reach: Reach, request: ListRequest) {
      const { values: _, formVersion: __, ...columns } = listColumns;
      const list = listQuery({ columns, scope: within(caller, formId, reach) }, request);
      return selectList(db, onlineFormData, listColumns, list);
    },

    async view(caller: Caller, formId: string, reach: Reach, id: string): Promise<StoredData | undefined> {
      const [found] = await db.orm
        .select()
        .from(onlineFormData)
        .where(and(within(caller, formId, reach), eq(onlineFormData.id, id)));
      return found;
    },

    async add(caller: Caller, formId: string, formVersion: number, values: Record<string, unknown>): Promise<string> {
      const id = newId();
      const now = timeText(clock());
      await db.orm.insert(onlineFormData).values({
        id,
        formId,
        formVersion,
        values,
        createBy: caller.username,
        createTime: now,
        updateTime: now,
        sysOrgCode: caller.orgCode,
        tenantId: caller.tenantId,
      });
      return id;
    },

    /** @returns whether there was one */
    async save(
      caller: Caller,
      { formId, id }: Pick<StoredData, 'formId' | 'id'>,
      reach: Reach,
      saved: Pick<StoredData, 'formVersion' | 'values'>,
    ): Promise<boolean> {
      const changed = await db.orm
        .update(onlineFormData)
        .set({ ...saved, updateBy: caller.username, updateTime: nextVersion(onlineFormData.updateTime, clock()) })
        .where(and(within(caller, formId, reach), eq(onlineFormData.id, id)))
        .returning({ id: onlineFormData.id });
      return changed.length > 0;
    },

    /** @returns ids of those that were there */
    async remove(caller: Caller, formId: string, reach: Reach, ids: readonly string[]): Promise<string[]> {
      const removed = await db.orm
        .delete(onlineFormData)
        .where(and(within(caller, formId, reach), inArray(onlineFormData.id, [...ids])))
        .returning({ id: onlineFormData.id });
      return removed.map(({ id }) => id);
    },
  };
}
