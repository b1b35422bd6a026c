import { numberOrNull, PLAN_OPEN_FOR_USE, type ConsolidatedDemand, type PlanDetailRow } from '@gezi/domain';
import { and, eq, getTableColumns, getTableName, inArray, sql, Subquery, type SQL } from 'drizzle-orm';
import { date, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import type { RowScope } from '../../../identity/rights/dataRules';
import { purchasePlan, purchasePlanDetail, type Database } from '../../../platform/db';
import { amount } from '../../../platform/db/schema/columns';
import type { Caller } from '../../../platform/http/Caller';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { selectList } from '../../../platform/query/selectList';

/** Columns of a line with the header of its plan; the database has no table of this name. */
const openLine = pgTable('open_line', {
  id: varchar('id').notNull(),
  planDetailNo: varchar('plan_detail_no'),
  materialId: varchar('material_id'),
  materialName: varchar('material_name').notNull(),
  materialCode: varchar('material_code'),
  materialTypeName: varchar('material_type_name'),
  materialDes: varchar('material_des'),
  unit: varchar('unit'),
  counts: amount('counts').notNull(),
  estimatedPrice: amount('estimated_price'),
  demandTime: date('demand_time', { mode: 'string' }),
  consignee: varchar('consignee'),
  consigneeTel: varchar('consignee_tel'),
  consigneeAddr: varchar('consignee_addr'),
  otherSkillDemand: varchar('other_skill_demand'),
  models: varchar('models'),
  remark: varchar('remark'),
  actualCounts: amount('actual_counts'),
  countsChangeReason: varchar('counts_change_reason'),
  usedCounts: amount('used_counts').notNull(),
  planId: varchar('plan_id').notNull(),
  planNo: varchar('plan_no').notNull(),
  planName: varchar('plan_name').notNull(),
  departName: varchar('depart_name').notNull(),
  purchaseUserId: varchar('purchase_user_id'),
  purchaseUserName: varchar('purchase_user_name'),
  status: varchar('status').notNull(),
});

/** Columns of {@link ConsolidatedDemand}; the database has no table of this name. */
const openDemand = pgTable('open_demand', {
  id: varchar('id').notNull(),
  month: varchar('month'),
  materialCode: varchar('material_code'),
  materialName: varchar('material_name').notNull(),
  models: varchar('models'),
  unit: varchar('unit'),
  openCounts: amount('open_counts').notNull(),
  openAmount: amount('open_amount').notNull(),
  planCount: integer('plan_count').notNull(),
  lineCount: integer('line_count').notNull(),
  planDetailIds: text('plan_detail_ids').notNull(),
});

const lineColumns = getTableColumns(openLine);
const demandColumns = getTableColumns(openDemand);

/** Demand of plans that are open for purchasing, by line and by material. @param scope plans that a caller sees */
export function openDemands(db: Database, scope: RowScope) {
  return {
    /** @param unused only lines with a quantity that is not yet in a project */
    async lines(caller: Caller, request: ListRequest, unused: boolean) {
      const query = listQuery({ columns: lineColumns, scope: undefined }, inOrder('planNo,planDetailNo', request));
      const from = new Subquery(linesSql(caller, unused), lineColumns, getTableName(openLine));
      const page = await selectList(db, from, lineColumns, query);
      const rows = page.rows.map((row): Omit<PlanDetailRow, 'status_dictText'> => ({
        ...row,
        counts: Number(row.counts),
        estimatedPrice: numberOrNull(row.estimatedPrice),
        actualCounts: numberOrNull(row.actualCounts),
        usedCounts: Number(row.usedCounts),
      }));
      return { rows, total: page.total, list: page.list };
    },

    async byMaterial(caller: Caller, request: ListRequest) {
      const query = listQuery({ columns: demandColumns, scope: undefined }, inOrder('month,materialCode', request));
      const from = new Subquery(demandSql(caller), demandColumns, getTableName(openDemand));
      const page = await selectList(db, from, demandColumns, query);
      const rows = page.rows.map((row): ConsolidatedDemand => ({
        ...row,
        openCounts: Number(row.openCounts),
        openAmount: Number(row.openAmount),
      }));
      return { rows, total: page.total, list: page.list };
    },
  };

  function linesSql(caller: Caller, unused: boolean): SQL {
    const names = Object.values(lineColumns).map(({ name }) =>
      HEADER.has(name)
        ? sql`${purchasePlan}.${sql.identifier(name)}`
        : sql`${purchasePlanDetail}.${sql.identifier(name)}`,
    );
    return sql`select ${sql.join(names, sql`, `)} from ${purchasePlanDetail}
      join ${purchasePlan} on ${and(
        eq(purchasePlan.tenantId, purchasePlanDetail.tenantId),
        eq(purchasePlan.id, purchasePlanDetail.planId),
      )} where ${and(scope(caller), inArray(purchasePlan.status, [...PLAN_OPEN_FOR_USE]), unused ? HAS_LEFT : undefined)}`;
  }

  function demandSql(caller: Caller): SQL {
    const material = sql`coalesce(material_code, material_name)`;
    return sql`select concat_ws(' ', coalesce(to_char(demand_time, 'YYYY-MM'), '-'), ${material}, unit) as id,
      to_char(demand_time, 'YYYY-MM') as month, max(material_code) as material_code,
      max(material_name) as material_name, max(models) as models, unit,
      sum(open_counts) as open_counts, round(sum(open_counts * coalesce(estimated_price, 0)), 2) as open_amount,
      count(distinct plan_id)::int as plan_count, count(*)::int as line_count,
      string_agg(id, ',' order by id) as plan_detail_ids
      from (select *, coalesce(actual_counts, counts) - used_counts as open_counts
        from (${linesSql(caller, true)}) as lines) as open
      group by to_char(demand_time, 'YYYY-MM'), ${material}, unit`;
  }
}

const HAS_LEFT = sql`coalesce(${purchasePlanDetail.actualCounts}, ${purchasePlanDetail.counts}) > ${purchasePlanDetail.usedCounts}`;

/** Columns of the header. */
const HEADER = new Set(
  [
    purchasePlan.planNo,
    purchasePlan.planName,
    purchasePlan.departName,
    purchasePlan.purchaseUserId,
    purchasePlan.purchaseUserName,
    purchasePlan.status,
  ].map(({ name }) => name),
);

const inOrder = (column: string, request: ListRequest): ListRequest =>
  request.column ? request : { ...request, column, order: 'asc' };
