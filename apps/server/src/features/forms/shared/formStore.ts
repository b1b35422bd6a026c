import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import { likeSql } from '../../../platform/query/conditionSql';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { selectList } from '../../../platform/query/selectList';
import { everyRow, type EveryRowRequest } from '../../../records/lists/everyRow';
import { tenantRows } from '../../../records/lists/tenantRows';
import { nextVersion, sysForm, sysFormVersion, timeText, type Database } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { RowScope } from '../../../identity/rights/dataRules';

export type StoredForm = typeof sysForm.$inferSelect;
export type FormMembers = Pick<StoredForm, 'formName' | 'formContent' | 'remark'>;

export const formColumns = {
  id: sysForm.id,
  formName: sysForm.formName,
  remark: sysForm.remark,
  publishedTo: sysForm.publishedTo,
  version: sysForm.version,
  createBy: sysForm.createBy,
  createTime: sysForm.createTime,
  updateBy: sysForm.updateBy,
  updateTime: sysForm.updateTime,
  sysOrgCode: sysForm.sysOrgCode,
  tenantId: sysForm.tenantId,
};

/**
 * SQL of forms and their versions. Every statement filters by tenant.
 *
 * @param rules data rules of the form list; default none, e.g. to fill in a form
 */
export function formStore(db: Database, clock: () => number, rules: RowScope = () => undefined) {
  const ofTenant: RowScope = (caller) =>
    and(eq(sysForm.tenantId, caller.tenantId), eq(sysForm.delFlag, 0), rules(caller));
  const rows = tenantRows(db, clock, sysForm, { scope: ofTenant });
  const versionOf = ({ tenantId }: Caller, formId: string): SQL =>
    and(eq(sysFormVersion.tenantId, tenantId), eq(sysFormVersion.formId, formId))!;

  async function storeVersion(form: FormMembers & { id: string; version: number }, caller: Caller): Promise<void> {
    const { id, version, formName, formContent, remark } = form;
    await db.orm.insert(sysFormVersion).values({
      formId: id,
      version,
      formName,
      formContent,
      remark,
      createBy: caller.username,
      createTime: timeText(clock()),
      tenantId: caller.tenantId,
    });
  }

  return {
    ...rows,

    async list(caller: Caller, request: ListRequest, full: boolean) {
      const list = listQuery({ columns: formColumns, scope: ofTenant(caller) }, request);
      return selectList(db, sysForm, full ? { ...formColumns, formContent: sysForm.formContent } : formColumns, list);
    },

    /** Forms whose name or remark contains the keyword, newest first. */
    async search(caller: Caller, keyword: string, limit: number) {
      const { id, formName, remark, createTime } = sysForm;
      const rows = await db.orm
        .select({ id, title: formName, note: remark })
        .from(sysForm)
        .where(and(ofTenant(caller), or(likeSql(formName, 'contains', keyword), likeSql(remark, 'contains', keyword))))
        .orderBy(desc(createTime), desc(id))
        .limit(limit);
      return rows.map((row) => ({ ...row, code: null }));
    },

    async add(caller: Caller, members: FormMembers): Promise<string> {
      const id = await rows.add(caller, { publishedTo: null, ...members });
      await storeVersion({ id, version: 1, ...members }, caller);
      return id;
    },

    publish: (caller: Caller, id: string, publishedTo: string | null) => rows.save(caller, id, { publishedTo }),

    /** Saves the form as its next version. */
    async save(caller: Caller, id: string, members: FormMembers): Promise<void> {
      const [saved] = await db.orm
        .update(sysForm)
        .set({
          ...members,
          version: sql`${sysForm.version} + 1`,
          updateBy: caller.username,
          updateTime: nextVersion(sysForm.updateTime, clock()),
        })
        .where(and(ofTenant(caller), eq(sysForm.id, id)))
        .returning({ version: sysForm.version });
      await storeVersion({ id, version: saved!.version, ...members }, caller);
    },

    remove: (caller: Caller, ids: readonly string[]) => rows.softDelete(caller, ids, { delFlag: 1 }),

    versions: (caller: Caller, formId: string) =>
      db.orm
        .select({
          formId: sysFormVersion.formId,
          version: sysFormVersion.version,
          formName: sysFormVersion.formName,
          remark: sysFormVersion.remark,
          createBy: sysFormVersion.createBy,
          createTime: sysFormVersion.createTime,
        })
        .from(sysFormVersion)
        .where(versionOf(caller, formId))
        .orderBy(desc(sysFormVersion.version))
        .limit(1000),

    async version(caller: Caller, formId: string, version: number) {
      const [found] = await db.orm
        .select()
        .from(sysFormVersion)
        .where(and(versionOf(caller, formId), eq(sysFormVersion.version, version)));
      return found;
    },

    /** Rows for an export. */
    exportRows: (caller: Caller, request: EveryRowRequest) =>
      everyRow(db, sysForm, formColumns, { columns: formColumns, scope: ofTenant(caller) }, request),
  };
}
