import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { createdBy } from '../../../platform/db/createdBy';
import { isFilterName } from '../../../platform/query/textRequest';
import { JsonField } from '../../../platform/query/JsonField';
import { selectList } from '../../../platform/query/selectList';
import { newId, nextVersion, onlineFormData } from '../../../platform/db';
import { hasListValue, type FieldPlan } from '@gezi/form-designer/core';
import type { Caller } from '../../../platform/http/Caller';
import type { Services } from '../../../FeatureModule';
import type { DataForm } from './DataForm';
import { isNumber } from './isNumber';

export type StoredData = typeof onlineFormData.$inferSelect;

/** Which records of a form a caller may access: their own, or all of the tenant. */
export type Reach = 'own' | 'all';

/** List pages whose data rules apply to form records. */
const PAGES = ['flowable/FormData', 'modules/online/cgform/OnlCgformDataList'];

const recordColumns = {
  id: onlineFormData.id,
  createBy: onlineFormData.createBy,
  createTime: onlineFormData.createTime,
  updateBy: onlineFormData.updateBy,
  updateTime: onlineFormData.updateTime,
};
const listColumns = { ...recordColumns, values: onlineFormData.values, formVersion: onlineFormData.formVersion };

/** SQL of form records. Every statement filters by tenant, form and reach. */
export function formDataStore({ db, clock, dataRules }: Pick<Services, 'db' | 'clock' | 'dataRules'>) {
  // The table stores records of both form kinds, so the data rules of both pages apply.
  const rules = PAGES.map((page) => dataRules.page(page, recordColumns));
  const scopeOf = (caller: Caller, formId: string, reach: Reach): SQL =>
    and(
      eq(onlineFormData.tenantId, caller.tenantId),
      ...rules.map((rule) => rule(caller)),
      eq(onlineFormData.formId, formId),
      reach === 'own' ? eq(onlineFormData.createBy, caller.username) : undefined,
    )!;

  /** Row of a new record. */
  const rowOf = (caller: Caller, formId: string, formVersion: number, values: Record<string, unknown>) => ({
    id: newId(),
    formId,
    formVersion,
    values,
    ...createdBy(caller, clock()),
  });

  return {
    /** Filters and sorts by form fields and by columns of the record. */
    async list(caller: Caller, form: DataForm, reach: Reach, request: ListRequest) {
      const columns = { ...valueColumns(form), ...recordColumns };
      const list = listQuery({ columns, scope: scopeOf(caller, form.id, reach) }, request);
      return selectList(db, onlineFormData, listColumns, list);
    },

    /** Returns those of `values` that a record of the form other than `exceptId` already has. */
    async findExisting(
      { tenantId }: Caller,
      formId: string,
      field: string,
      values: readonly string[],
      exceptId = '',
    ): Promise<ReadonlySet<string>> {
      if (values.length === 0) return new Set();
      const value = new JsonField(onlineFormData.values, field, 'text');
      const rows = await db.orm
        .select({ value: sql<string>`${value}` })
        .from(onlineFormData)
        .where(
          and(
            eq(onlineFormData.tenantId, tenantId),
            eq(onlineFormData.formId, formId),
            inArray(value, [...values]),
            ne(onlineFormData.id, exceptId),
          ),
        );
      return new Set(rows.map((row) => row.value));
    },

    async view(caller: Caller, formId: string, reach: Reach, id: string): Promise<StoredData | undefined> {
      const [found] = await db.orm
        .select()
        .from(onlineFormData)
        .where(and(scopeOf(caller, formId, reach), eq(onlineFormData.id, id)));
      return found;
    },

    rowOf,

    async add(...parts: Parameters<typeof rowOf>): Promise<string> {
      const row = rowOf(...parts);
      await db.orm.insert(onlineFormData).values(row);
      return row.id;
    },

    /** @returns whether the record exists */
    async save(
      caller: Caller,
      { formId, id }: Pick<StoredData, 'formId' | 'id'>,
      reach: Reach,
      saved: Pick<StoredData, 'formVersion' | 'values'>,
    ): Promise<boolean> {
      const changed = await db.orm
        .update(onlineFormData)
        .set({ ...saved, updateBy: caller.username, updateTime: nextVersion(onlineFormData.updateTime, clock()) })
        .where(and(scopeOf(caller, formId, reach), eq(onlineFormData.id, id)))
        .returning({ id: onlineFormData.id });
      return changed.length > 0;
    },

    /** @returns ids of the removed records */
    async remove(caller: Caller, formId: string, reach: Reach, ids: readonly string[]): Promise<string[]> {
      const removed = await db.orm
        .delete(onlineFormData)
        .where(and(scopeOf(caller, formId, reach), inArray(onlineFormData.id, [...ids])))
        .returning({ id: onlineFormData.id });
      return removed.map(({ id }) => id);
    },
  };
}

/** Fields that can be filtered and sorted; tables cannot. */
const valueColumns = ({ fields }: DataForm) =>
  Object.fromEntries(
    fields
      .filter(({ plan }) => plan.columns === undefined && isFilterName(plan.id))
      .map(({ plan }) => [plan.id, new JsonField(onlineFormData.values, plan.id, kindOf(plan))]),
  );

function kindOf(plan: FieldPlan): JsonField['kind'] | 'list' {
  if (isNumber(plan)) return 'amount';
  return hasListValue(plan) ? 'list' : 'text';
}
