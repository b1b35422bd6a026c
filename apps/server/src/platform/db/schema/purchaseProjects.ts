import type { SiftRule } from '@gezi/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { amount, audit, day, flag, idOf, moment, pairIndex, recordId, searchIndex } from './columns';
import { tenantTable } from './tenantTable';

export const purchaseInfo = tenantTable(
  'purchase_info',
  {
    id: recordId(),
    /** `CG`, the day, four digits. */
    proNo: varchar('pro_no', { length: 64 }).notNull(),
    proName: varchar('pro_name', { length: 255 }).notNull(),
    departName: varchar('depart_name', { length: 255 }).notNull(),
    departId: idOf('depart_id'),
    applyUserId: idOf('apply_user_id'),
    applyUserName: varchar('apply_user_name', { length: 255 }),
    applyTime: moment('apply_time'),
    /** Code of the purchasing unit. */
    orgCode: varchar('org_code', { length: 64 }),
    demandOrgName: varchar('demand_org_name', { length: 255 }),
    contactName: varchar('contact_name', { length: 255 }),
    contactPhone: varchar('contact_phone', { length: 50 }),
    buyType: varchar('buy_type', { length: 2 }).notNull(),
    longSource: integer('long_source').notNull().default(0),
    contractType: varchar('contract_type', { length: 2 }).notNull(),
    payType: varchar('pay_type', { length: 2 }),
    priceType: varchar('price_type', { length: 2 }),
    /** Hours. */
    biddingDuration: integer('bidding_duration'),
    bidPart: flag('bid_part').notNull().default('0'),
    postponeDays: integer('postpone_days'),
    proStartTime: moment('pro_start_time'),
    proEndTime: moment('pro_end_time'),
    /** Yuan, 2 decimals. */
    budgetTotalPrice: amount('budget_total_price').notNull().default('0'),
    remark: varchar('remark', { length: 2000 }),
    /** JSON array of `{name, url}` as text. */
    planFileUrl: text('plan_file_url'),
    /** Dictionary purchase_status. */
    status: varchar('status', { length: 2 }).notNull().default('0'),
    minSupplierCount: integer('min_supplier_count').notNull().default(3),
    isPublic: flag('is_public').notNull().default('0'),
    /** HTML, sanitised. */
    noticeContent: text('notice_content'),
    expertRuleShow: flag('expert_rule_show').notNull().default('0'),
    expertSiftRule: jsonb('expert_sift_rule').$type<SiftRule>(),
    round: integer('round').notNull().default(1),
    /** Submission of the first confirmed order, kept by a trigger of orders. */
    firstOrderTime: moment('first_order_time'),
    postponed: flag('postponed').notNull().default('0'),
    insufficient: flag('insufficient').notNull().default('0'),
    publishTime: moment('publish_time'),
    openTime: moment('open_time'),
    openUser: varchar('open_user', { length: 255 }),
    awardTime: moment('award_time'),
    awardRemark: varchar('award_remark', { length: 2000 }),
    failReason: varchar('fail_reason', { length: 500 }),
    cancelReason: varchar('cancel_reason', { length: 500 }),
    /** Yuan: an offer of an auction is at least this much below the bidder's last one; null: any lower offer. */
    minStep: amount('min_step'),
    /** Automatic extensions of the auction. */
    extendCount: integer('extend_count').notNull().default(0),
    /** First of the two officers who open the bids, where the tenant requires two. */
    openConfirmUser: idOf('open_confirm_user'),
    openConfirmTime: moment('open_confirm_time'),
    /** Comma-joined ids of the plans that lines are taken from. */
    planIds: text('plan_ids'),
    ...audit(),
  },
  (table) => [
    uniqueIndex('purchase_info_no').on(table.tenantId, table.proNo),
    index('purchase_info_created').on(
      table.tenantId,
      table.createTime.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('purchase_info_status').on(table.tenantId, table.status, table.createTime.desc().nullsFirst()),
    index('purchase_info_org').on(table.tenantId, table.sysOrgCode),
    pairIndex('purchase_info_name_pairs', table.proName),
    searchIndex('purchase_info_search', table.proNo, table.proName),
    index('purchase_info_names').on(table.tenantId, table.status, table.proName, table.applyUserName),
    // Visitors list, count and search the public projects of all tenants.
    index('purchase_info_public')
      .on(
        table.publishTime.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
        table.status,
        table.buyType,
        table.proName,
        table.proNo,
      )
      .where(sql`is_public = '1' and publish_time is not null`),
    // The clock looks for starts and ends that are due.
    index('purchase_info_start')
      .on(table.proStartTime)
      .where(sql`status = '3'`),
    index('purchase_info_end')
      .on(table.proEndTime)
      .where(sql`status = '4'`),
  ],
);

export const tenderDetail = tenantTable(
  'tender_detail',
  {
    id: recordId(),
    purchaseInfoId: idOf('purchase_info_id').notNull(),
    /** Position in the project, from 1. */
    orderNum: integer('order_num').notNull().default(0),
    planDetailId: idOf('plan_detail_id'),
    planDetailNo: varchar('plan_detail_no', { length: 64 }),
    materialId: idOf('material_id'),
    materialCode: varchar('material_code', { length: 64 }),
    materialTypeName: varchar('material_type_name', { length: 255 }),
    materialName: varchar('material_name', { length: 255 }).notNull(),
    materialDes: varchar('material_des', { length: 2000 }),
    /** Quantity to purchase, in `unit`. */
    actualCounts: amount('actual_counts').notNull(),
    /** Yuan per unit. */
    estimatedPrice: amount('estimated_price'),
    demandTime: day('demand_time'),
    unit: varchar('unit', { length: 20 }),
    otherSkillDemand: varchar('other_skill_demand', { length: 2000 }),
    models: varchar('models', { length: 255 }),
    consignee: varchar('consignee', { length: 255 }),
    consigneeTel: varchar('consignee_tel', { length: 50 }),
    consigneeAddr: varchar('consignee_addr', { length: 500 }),
    remark: varchar('remark', { length: 2000 }),
    ...audit(),
  },
  (table) => [
    index('tender_detail_project').on(table.tenantId, table.purchaseInfoId, table.orderNum),
    index('tender_detail_plan_line').on(table.tenantId, table.planDetailId),
  ],
);

/** Suppliers of a project: chosen ones of a draft, invitations once it is published, and registrations. */
export const purchaseInvite = tenantTable(
  'purchase_invite',
  {
    id: recordId(),
    purchaseInfoId: idOf('purchase_info_id').notNull(),
    /** Position in the project, from 1. */
    orderNum: integer('order_num').notNull().default(0),
    supplierId: idOf('supplier_id').notNull(),
    supplierName: varchar('supplier_name', { length: 255 }).notNull(),
    /** Dictionary invite_status; null until the project is published. */
    inviteStatus: varchar('invite_status', { length: 2 }),
    round: integer('round').notNull().default(1),
    sendTime: moment('send_time'),
    replyTime: moment('reply_time'),
    replyRemark: varchar('reply_remark', { length: 500 }),
    ...audit(),
  },
  (table) => [
    uniqueIndex('purchase_invite_supplier').on(table.tenantId, table.purchaseInfoId, table.supplierId),
    index('purchase_invite_project').on(table.tenantId, table.purchaseInfoId, table.orderNum),
    index('purchase_invite_own').on(table.tenantId, table.supplierId, table.sendTime.desc()),
  ],
);

/** Framework agreements whose suppliers take part in a project, as they were when they were chosen. */
export const purchaseFramework = tenantTable(
  'purchase_framework',
  {
    id: recordId(),
    purchaseInfoId: idOf('purchase_info_id').notNull(),
    /** Position in the project, from 1. */
    orderNum: integer('order_num').notNull().default(0),
    contractId: idOf('contract_id').notNull(),
    contractNo: varchar('contract_no', { length: 64 }),
    contractName: varchar('contract_name', { length: 255 }).notNull(),
    supplierId: idOf('supplier_id').notNull(),
    supplierName: varchar('supplier_name', { length: 255 }).notNull(),
    startDate: day('start_date'),
    endDate: day('end_date'),
    draftingUp: day('drafting_up'),
    ...audit(),
  },
  (table) => [
    uniqueIndex('purchase_framework_contract').on(table.tenantId, table.purchaseInfoId, table.contractId),
    index('purchase_framework_project').on(table.tenantId, table.purchaseInfoId, table.orderNum),
  ],
);

export const purchaseScoreItem = tenantTable(
  'purchase_score_item',
  {
    id: recordId(),
    purchaseInfoId: idOf('purchase_info_id').notNull(),
    /** Position in the project, from 1. */
    orderNum: integer('order_num').notNull().default(0),
    itemName: varchar('item_name', { length: 100 }).notNull(),
    description: varchar('description', { length: 2000 }),
    /** Weight in percent. */
    markValue: integer('mark_value').notNull(),
    ...audit(),
  },
  (table) => [index('purchase_score_item_project').on(table.tenantId, table.purchaseInfoId, table.orderNum)],
);

export const purchaseDiverge = tenantTable(
  'purchase_diverge',
  {
    id: recordId(),
    purchaseInfoId: idOf('purchase_info_id').notNull(),
    /** Position in the project, from 1. */
    orderNum: integer('order_num').notNull().default(0),
    divergeTitle: varchar('diverge_title', { length: 255 }).notNull(),
    divergeDes: varchar('diverge_des', { length: 2000 }),
    ...audit(),
  },
  (table) => [index('purchase_diverge_project').on(table.tenantId, table.purchaseInfoId, table.orderNum)],
);

/** Questions of suppliers about published projects. */
export const projectQuestion = tenantTable(
  'project_question',
  {
    id: recordId(),
    purchaseInfoId: idOf('purchase_info_id').notNull(),
    supplierId: idOf('supplier_id').notNull(),
    supplierName: varchar('supplier_name', { length: 255 }).notNull(),
    question: varchar('question', { length: 1000 }).notNull(),
    askTime: moment('ask_time').notNull(),
    answer: varchar('answer', { length: 2000 }),
    /** Real name of the purchaser who answered last. */
    answerName: varchar('answer_name', { length: 255 }),
    answerTime: moment('answer_time'),
    ...audit(),
  },
  (table) => [index('project_question_project').on(table.tenantId, table.purchaseInfoId, table.askTime.desc())],
);
