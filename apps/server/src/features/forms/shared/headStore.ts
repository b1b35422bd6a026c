import type { FormField, FormHead } from '@gezi/domain';
import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { selectList } from '../../../platform/query/selectList';
import { tenantRows } from '../../../records/lists/tenantRows';
import { formHead, newId, onlineFormData, type Database } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { RowScope } from '../../../identity/rights/dataRules';

export type StoredHead = typeof formHead.$inferSelect;
export type HeadMembers = Omit<
  StoredHead,
  'id' | 'tableVersion' | 'createBy' | 'createTime' | 'updateBy' | 'updateTime' | 'sysOrgCode' | 'tenantId'
>;

const { fields: _fields, ...columnsWithoutFields } = {
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

/** Columns of online forms for lists and data rules. */
export const headColumns = columnsWithoutFields;

/**
 * SQL of online forms. Every statement filters by tenant.
 *
 * @param rules forms visible to a caller; default all of the tenant
 */
export function headStore(db: Database, clock: () => number, rules: RowScope = () => undefined) {
  const ofTenant = ({ tenantId }: Caller): SQL => eq(formHead.tenantId, tenantId);
  const visible: RowScope = (caller) => and(ofTenant(caller), rules(caller));
  const heads = tenantRows(db, clock, formHead, { scope: visible });

  return {
    byId: heads.find,

    async list(caller: Caller, request: ListRequest) {
      const list = listQuery({ columns: headColumns, scope: visible(caller) }, request);
      return selectList(db, formHead, headColumns, list);
    },

    /** @param code id or table name; an id takes precedence */
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

    /** Sub-tables with a field that refers to the table, sorted by name. */
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

    /** Binds the form to a deployment. The version stays, because the form itself does not change. */
    bind: (caller: Caller, id: string, deployId: string | null) => heads.save(caller, id, { deployId }),

    save: (caller: Caller, id: string, members: Partial<HeadMembers>) =>
      heads.save(caller, id, { ...members, tableVersion: sql`${formHead.tableVersion} + 1` }),

    /** Removes forms and their records. @returns ids of the removed forms */
    async remove(caller: Caller, ids: readonly string[]): Promise<string[]> {
      const removedIds = await heads.remove(caller, ids);
      if (removedIds.length > 0) {
        await db.orm
          .delete(onlineFormData)
          .where(and(eq(onlineFormData.tenantId, caller.tenantId), inArray(onlineFormData.formId, removedIds)));
      }
      return removedIds;
    },
  };
}

/** Converts a head to its wire format without fields, which have their own endpoint. @param subs its sub-tables */
export const toWireHead = (head: Omit<StoredHead, 'fields'>, subs: readonly { tableName: string }[]): FormHead =>
  ({ ...head, subTableStr: subs.map(({ tableName }) => tableName).join(',') || null }) as FormHead;
