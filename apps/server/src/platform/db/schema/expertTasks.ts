import type { SiftRule } from '@gezi/domain';
import { index, integer, jsonb, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { amount, audit, idOf, moment, recordId, tenantId } from './columns';
import { tenantTable } from './tenantTable';

/** Random draws of experts, with what is needed to repeat them. */
export const expertDraw = tenantTable(
  'expert_draw',
  {
    id: recordId(),
    purchaseInfoId: idOf('purchase_info_id').notNull(),
    /** 32 random bytes, hexadecimal. */
    seed: varchar('seed', { length: 64 }).notNull(),
    rule: jsonb('rule').$type<SiftRule>().notNull(),
    /** Ids of the experts who could be drawn, sorted. */
    pool: jsonb('pool').$type<string[]>().notNull(),
    /** Ids of the drawn experts, in their order. */
    drawn: jsonb('drawn').$type<string[]>().notNull(),
    drawTime: moment('draw_time').notNull(),
    drawBy: varchar('draw_by', { length: 100 }),
    tenantId: tenantId(),
  },
  (table) => [index('expert_draw_project').on(table.tenantId, table.purchaseInfoId, table.drawTime)],
);

/** Experts drawn for a project. */
export const expertTask = tenantTable(
  'expert_task',
  {
    id: recordId(),
    purchaseInfoId: idOf('purchase_info_id').notNull(),
    drawId: idOf('draw_id'),
    expertId: idOf('expert_id').notNull(),
    expertUserId: idOf('expert_user_id').notNull(),
    expertName: varchar('expert_name', { length: 100 }).notNull(),
    /** Dictionary profession_type. */
    expertType: varchar('expert_type', { length: 2 }).notNull(),
    /** Dictionary expert_task_status. */
    status: varchar('status', { length: 2 }).notNull().default('0'),
    scoreDeadline: moment('score_deadline'),
    submitTime: moment('submit_time'),
    declineReason: varchar('decline_reason', { length: 500 }),
    returnReason: varchar('return_reason', { length: 500 }),
    ...audit(),
  },
  (table) => [
    uniqueIndex('expert_task_expert').on(table.tenantId, table.purchaseInfoId, table.expertId),
    index('expert_task_own').on(table.tenantId, table.expertUserId, table.createTime.desc()),
  ],
);

/** Scores of one bid by one expert. */
export const expertScore = tenantTable(
  'expert_score',
  {
    id: recordId(),
    taskId: idOf('task_id').notNull(),
    bidId: idOf('bid_id').notNull(),
    purchaseInfoId: idOf('purchase_info_id').notNull(),
    /** Points, 0 to 100, by id of the dimension. */
    itemMap: jsonb('item_map').$type<Record<string, number>>().notNull(),
    idea: varchar('idea', { length: 2000 }),
    /** JSON array of `{name, url}` as text. */
    scoreFileUrl: text('score_file_url'),
    /** Σ points × weight ÷ 100, 2 decimals. */
    totalScore: amount('total_score').notNull().default('0'),
    orderNum: integer('order_num').notNull().default(0),
    tenantId: tenantId(),
  },
  (table) => [
    uniqueIndex('expert_score_bid').on(table.tenantId, table.taskId, table.bidId),
    index('expert_score_project').on(table.tenantId, table.purchaseInfoId),
  ],
);
