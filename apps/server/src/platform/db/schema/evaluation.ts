import { index, integer, jsonb, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { amount, audit, flag, idOf, moment, recordId } from './columns';
import { tenantTable } from './tenantTable';

/** Dimensions that experts score. */
export const evaluationItem = tenantTable(
  'evaluation_item',
  {
    id: recordId(),
    itemName: varchar('item_name', { length: 100 }).notNull(),
    description: varchar('description', { length: 2000 }),
    /** Weight in points, 1 to 100. */
    markValue: integer('mark_value').notNull(),
    /** Dictionary profession_type. */
    itemType: varchar('item_type', { length: 2 }),
    status: flag('status').notNull().default('1'),
    ...audit(),
  },
  (table) => [index('evaluation_item_time').on(table.tenantId, table.createTime.desc().nullsFirst())],
);

/** Numbers of experts to draw per profession. */
export const evaluationRule = tenantTable(
  'evaluation_rule',
  {
    id: recordId(),
    name: varchar('name', { length: 100 }).notNull(),
    techNum: integer('tech_num').notNull(),
    busiNum: integer('busi_num').notNull(),
    /** Comma-joined; null: all. */
    materialTypeIds: text('material_type_ids'),
    status: flag('status').notNull().default('1'),
    remark: varchar('remark', { length: 2000 }),
    ...audit(),
  },
  (table) => [index('evaluation_rule_time').on(table.tenantId, table.createTime.desc().nullsFirst())],
);

/** Experts who score bids; each is a user. */
export const evaluationExpert = tenantTable(
  'evaluation_expert',
  {
    id: recordId(),
    name: varchar('name', { length: 100 }).notNull(),
    userId: idOf('user_id').notNull(),
    /** Dictionary profession_type. */
    professionType: varchar('profession_type', { length: 2 }).notNull(),
    phone: varchar('phone', { length: 45 }),
    orgName: varchar('org_name', { length: 255 }),
    jobTitle: varchar('job_title', { length: 100 }),
    /** Comma-joined; null: all. */
    materialTypeIds: text('material_type_ids'),
    /** Comma-joined. */
    avoidSupplierIds: text('avoid_supplier_ids'),
    status: flag('status').notNull().default('1'),
    remark: varchar('remark', { length: 2000 }),
    ...audit(),
  },
  (table) => [
    uniqueIndex('evaluation_expert_user').on(table.tenantId, table.userId),
    index('evaluation_expert_time').on(table.tenantId, table.createTime.desc().nullsFirst()),
  ],
);

/** Evaluations of suppliers. */
export const supplierEvaluation = tenantTable(
  'supplier_evaluation',
  {
    id: recordId(),
    supplierId: idOf('supplier_id').notNull(),
    supplierName: varchar('supplier_name', { length: 255 }).notNull(),
    contractId: idOf('contract_id'),
    orderId: idOf('order_id'),
    /** Period that the evaluation covers, e.g. `2026-10`. */
    period: varchar('period', { length: 50 }),
    itemList: jsonb('item_list').$type<{ itemName: string; markValue: number; score: number | null }[]>(),
    /** 0 to 100, 2 decimals. */
    totalScore: amount('total_score'),
    /** Dictionary supplier_level. */
    level: varchar('level', { length: 2 }),
    evalUser: varchar('eval_user', { length: 255 }),
    evalTime: moment('eval_time'),
    remark: varchar('remark', { length: 2000 }),
    /** `'0'` draft, `'1'` submitted. */
    status: flag('status').notNull().default('0'),
    ...audit(),
  },
  (table) => [
    index('supplier_evaluation_created').on(table.tenantId, table.createTime.desc().nullsFirst()),
    index('supplier_evaluation_supplier').on(table.tenantId, table.supplierId, table.evalTime.desc().nullsFirst()),
  ],
);
