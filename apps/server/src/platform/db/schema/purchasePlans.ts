import { index, integer, text, uniqueIndex, varchar, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { amount, audit, day, idOf, moment, pairIndex, recordId, searchIndex, valuesIndex } from './columns';
import { tenantTable } from './tenantTable';

export const purchasePlan = tenantTable(
  'purchase_plan',
  {
    id: recordId(),
    /** `JH`, the day, four digits. */
    planNo: varchar('plan_no', { length: 64 }).notNull(),
    planName: varchar('plan_name', { length: 255 }).notNull(),
    departName: varchar('depart_name', { length: 255 }).notNull(),
    departId: idOf('depart_id'),
    applyUserId: idOf('apply_user_id'),
    applyTime: moment('apply_time'),
    demandOrgName: varchar('demand_org_name', { length: 255 }),
    orgConsignee: varchar('org_consignee', { length: 255 }),
    orgConsigneeTel: varchar('org_consignee_tel', { length: 50 }),
    purchaseUserId: idOf('purchase_user_id'),
    purchaseUserName: varchar('purchase_user_name', { length: 255 }),
    /** Dictionary plan_status. */
    status: varchar('status', { length: 2 }).notNull().default('0'),
    remark: varchar('remark', { length: 2000 }),
    /** JSON array of `{name, url}` as text. */
    planFileUrl: text('plan_file_url'),
    approveUser: varchar('approve_user', { length: 255 }),
    approveTime: moment('approve_time'),
    approveOpinion: varchar('approve_opinion', { length: 2000 }),
    ...audit(),
  },
  (table) => [
    uniqueIndex('purchase_plan_no').on(table.tenantId, table.planNo),
    index('purchase_plan_created').on(
      table.tenantId,
      table.createTime.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      ...scopeOf(table),
    ),
    index('purchase_plan_applied').on(
      table.tenantId,
      table.applyTime.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('purchase_plan_status').on(table.tenantId, table.status, table.createTime.desc().nullsFirst()),
    index('purchase_plan_purchaser').on(table.tenantId, table.purchaseUserId, table.createTime.desc().nullsFirst()),
    index('purchase_plan_org').on(table.tenantId, table.sysOrgCode),
    pairIndex('purchase_plan_name_pairs', table.planName),
    searchIndex('purchase_plan_search', table.planNo, table.planName, table.departName),
    index('purchase_plan_names').on(table.tenantId, ...scopeOf(table), table.planName),
    valuesIndex('purchase_plan_depart_values', table.tenantId, table.departName, ...scopeOf(table)),
    valuesIndex('purchase_plan_org_values', table.tenantId, table.demandOrgName, ...scopeOf(table)),
    valuesIndex('purchase_plan_purchaser_values', table.tenantId, table.purchaseUserName, ...scopeOf(table)),
  ],
);

/** The columns of `planScope`: callers who see a part of the plans read pages and totals in an index alone, too. */
function scopeOf({ status, departId, applyUserId }: Record<'status' | 'departId' | 'applyUserId', AnyPgColumn>) {
  return [status, departId, applyUserId];
}

export const purchasePlanDetail = tenantTable(
  'purchase_plan_detail',
  {
    id: recordId(),
    planId: idOf('plan_id').notNull(),
    /** The plan's number, `-`, three digits. */
    planDetailNo: varchar('plan_detail_no', { length: 64 }),
    /** Position in the plan, from 1. */
    orderNum: integer('order_num').notNull().default(0),
    materialId: idOf('material_id'),
    materialName: varchar('material_name', { length: 255 }).notNull(),
    materialCode: varchar('material_code', { length: 64 }),
    materialTypeName: varchar('material_type_name', { length: 255 }),
    materialDes: varchar('material_des', { length: 2000 }),
    unit: varchar('unit', { length: 20 }),
    /** Demand quantity, in `unit`. */
    counts: amount('counts').notNull(),
    /** Yuan per unit. */
    estimatedPrice: amount('estimated_price'),
    demandTime: day('demand_time'),
    consignee: varchar('consignee', { length: 255 }),
    consigneeTel: varchar('consignee_tel', { length: 50 }),
    consigneeAddr: varchar('consignee_addr', { length: 500 }),
    otherSkillDemand: varchar('other_skill_demand', { length: 2000 }),
    models: varchar('models', { length: 255 }),
    remark: varchar('remark', { length: 2000 }),
    /** Purchase quantity; null until the purchaser sets it. */
    actualCounts: amount('actual_counts'),
    countsChangeReason: varchar('counts_change_reason', { length: 500 }),
    /** Quantity already used in projects. */
    usedCounts: amount('used_counts').notNull().default('0'),
    ...audit(),
  },
  (table) => [
    index('purchase_plan_detail_plan').on(table.tenantId, table.planId, table.orderNum),
    index('purchase_plan_detail_material').on(table.tenantId, table.materialId),
  ],
);
