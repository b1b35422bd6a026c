import type { FormField, FormHead } from '@gezi/domain';
import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { selectList } from '../../../platform/query/selectList';
import { tenantRows } from '../../../records/lists/tenantRows';
import { formHead, newId, onlineFormData, type Database } from '../../../platform/db';
import { isExternal, type Caller } from '../../../platform/http/Caller';
import type { RowScope } from '../../../identity/rights/dataRules';

export type StoredHead = typeof formHead.$inferSelect;
export type HeadMembers = Omit<
  StoredHead,
  'id' | 'tableVersion' | 'createBy' | 'createTime' | 'updateBy' | 'updateTime' | 'sysOrgCode' | 'tenantId'
>;

const { fields: _fields, ...shown } = {
  id: formHead.id,
  tableName: formHead.tableName,
  tableTxt: formHead.tableTxt,
  tableType: formHead.tableType,
  isCheckbox: formHead.isCheckbox,
  isPage: formHead.isPage,
  isTree: formHead.isTree,
  formTemplate: formHead.formTemplate,
  formCategory: formHead.formCategory,
  relationType: formHead.relationType,
  themeTemplate: formHead.themeTemplate,
  extConfigJson: formHead.extConfigJson,
  publishedTo: formHead.publishedTo,
  tableVersion: formHead.tableVersion,
  createBy: formHead.createBy,
  createTime: formHead.createTime,
  updateBy: formHead.updateBy,
  updateTime: formHead.updateTime,
  sysOrgCode: formHead.sysOrgCode,
  tenantId: formHead.tenantId,
  deployId: formHead.deployId,
  fields: formHead.fields,
};

/** Members of online forms that lists and data rules may ask about. */
export const headColumns = shown;

/** Online forms that a caller may fill in, as `isPublishedTo` says. */
export const publishedForms: RowScope = (caller) =>
  isExternal(caller) ? sql`${caller.userType} = any (string_to_array(${formHead.publishedTo}, ','))` : undefined;

/**
 * SQL of online forms; every statement starts from the tenant.
 *
 * @param rules which forms there are for a caller; default all of the tenant
 */
export function headStore(db: Database, clock: () => number, rules: RowScope = () => undefined) {
  const ofTenant = ({ tenantId }: Caller): SQL => eq(formHead.tenantId, tenantId);
  const seen: RowScope = (caller) => and(ofTenant(caller), rules(caller));
  const heads = tenantRows(db, clock, formHead, { scope: seen });

  return {
    byId: heads.byId,

    async list(caller: Caller, request: ListRequest) {
      const list = listQuery({ columns: headColumns, scope: seen(caller) }, request);
      return selectList(db, formHead, headColumns, list);
    },

    /** @param code id or table name; an id counts before a name */
    async byCode(caller: Caller, code: string): Promise<StoredHead | undefined> {
      const found = await db.orm
        .select()
        .from(formHead)
        .where(and(ofTenant(caller), or(eq(formHead.id, code), eq(formHead.tableName, code))));
      return found.find(({ id }) => id === code) ?? found[0];
    },

    async byName(caller: Caller, tableName: string): Promise<StoredHead | undefined> {
      const [head] = await db.orm
        .select()
        .from(formHead)
        .where(and(ofTenant(caller), eq(formHead.tableName, tableName)));
      return head;
    },

    /** Sub-tables whose fields point to a table, by their names. */
    subsOf: (caller: Caller, tableName: string): Promise<StoredHead[]> =>
      db.orm
        .select()
        .from(formHead)
        .where(
          and(
            ofTenant(caller),
            eq(formHead.tableType, '3'),
            sql`${formHead.fields} @> ${JSON.stringify([{ mainTable: tableName }])}::jsonb`,
          ),
        )
        .orderBy(asc(formHead.tableName)),

    add(caller: Caller, members: HeadMembers, fieldsOf: (headId: string) => FormField[]): Promise<string> {
      const id = newId();
      return heads.add(caller, { ...members, fields: fieldsOf(id) }, id);
    },

    /** To a deployment; how the form looks is the same, so its version is. */
    bind: (caller: Caller, id: string, deployId: string | null) => heads.save(caller, id, { deployId }),

    save: (caller: Caller, id: string, members: Partial<HeadMembers>) =>
      heads.save(caller, id, { ...members, tableVersion: sql`${formHead.tableVersion} + 1` }),

    /** With everything that was entered into them. @returns ids of those that were there */
    async remove(caller: Caller, ids: readonly string[]): Promise<string[]> {
      const gone = await heads.remove(caller, ids);
      if (gone.length > 0) {
        await db.orm
          .delete(onlineFormData)
          .where(and(eq(onlineFormData.tenantId, caller.tenantId), inArray(onlineFormData.formId, gone)));
      }
      return gone;
    },
  };
}

/** As it goes out; its fields go by a call of their own. @param subs its sub-tables */
export const wireHead = (head: Omit<StoredHead, 'fields'>, subs: readonly { tableName: string }[]): FormHead =>
  ({ ...head, subTableStr: subs.map(({ tableName }) => tableName).join(',') || null }) as FormHead;
