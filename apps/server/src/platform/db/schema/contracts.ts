import { sql } from 'drizzle-orm';
import { index, integer, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { amount, audit, day, flag, idOf, moment, pairIndex, recordId, searchIndex } from './columns';
import { tenantTable } from './tenantTable';

export const contractInfo = tenantTable(
  'contract_info',
  {
    id: recordId(),
    /** `HT`, the day, four digits, unless the author entered one. */
    contractNo: varchar('contract_no', { length: 64 }).notNull(),
    contractName: varchar('contract_name', { length: 255 }).notNull(),
    /** Dictionary contract_type: 1 project contract, 2 framework agreement. */
    contractType: varchar('contract_type', { length: 2 }).notNull(),
    departId: idOf('depart_id'),
    departName: varchar('depart_name', { length: 255 }),
    contactsName: varchar('contacts_name', { length: 255 }),
    contactsPhone: varchar('contacts_phone', { length: 50 }),
    /** Yuan: the sum of the lines; for framework agreements the limit, 0: none. */
    contractPrice: amount('contract_price'),
    purchaseInfoId: idOf('purchase_info_id'),
    proNo: varchar('pro_no', { length: 64 }),
    proName: varchar('pro_name', { length: 255 }),
    buyType: varchar('buy_type', { length: 2 }),
    /** Winning bid that the contract was drawn from. */
    bidId: idOf('bid_id'),
    draftingUp: day('drafting_up'),
    supplierId: idOf('supplier_id').notNull(),
    supplierName: varchar('supplier_name', { length: 255 }).notNull(),
    startDate: day('start_date'),
    endDate: day('end_date'),
    agreement: text('agreement'),
    paymentDirection: varchar('payment_direction', { length: 2 }),
    transactionMode: varchar('transaction_mode', { length: 2 }),
    paymentMode: varchar('payment_mode', { length: 2 }),
    priceType: varchar('price_type', { length: 2 }),
    /** Days. */
    disputeValidityPeriod: integer('dispute_validity_period'),
    /** Days. */
    deliveryCondition: integer('delivery_condition'),
    mark: varchar('mark', { length: 2000 }),
    /** JSON array of `{name, url}` as text. */
    contractUrl: text('contract_url'),
    /** Dictionary contract_status. */
    status: varchar('status', { length: 2 }).notNull().default('0'),
    executorUserId: idOf('executor_user_id'),
    executorUserName: varchar('executor_user_name', { length: 255 }),
    /** Yuan: total of the orders that are not cancelled, less what closed orders released. */
    orderedPrice: amount('ordered_price').notNull().default('0'),
    /** Yuan: total of what was accepted. */
    receivedPrice: amount('received_price').notNull().default('0'),
    approveUser: varchar('approve_user', { length: 255 }),
    approveTime: moment('approve_time'),
    approveOpinion: varchar('approve_opinion', { length: 2000 }),
    /** When the supplier confirmed. */
    signTime: moment('sign_time'),
    rejectReason: varchar('reject_reason', { length: 2000 }),
    terminateReason: varchar('terminate_reason', { length: 2000 }),
    /** When its users were reminded of the end. */
    remindTime: moment('remind_time'),
    /** Lines, so that those of many contracts are counted without reading them. */
    lineCount: integer('line_count').notNull().default(0),
    ...audit(),
  },
  (table) => [
    uniqueIndex('contract_info_no').on(table.tenantId, table.contractNo),
    index('contract_info_created').on(
      table.tenantId,
      table.createTime.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('contract_info_type').on(table.tenantId, table.contractType, table.createTime.desc().nullsFirst()),
    index('contract_info_status').on(table.tenantId, table.status, table.createTime.desc().nullsFirst()),
    index('contract_info_supplier').on(table.tenantId, table.supplierId, table.createTime.desc().nullsFirst()),
    index('contract_info_project').on(table.tenantId, table.purchaseInfoId),
    index('contract_info_executor').on(table.tenantId, table.executorUserId, table.createTime.desc().nullsFirst()),
    index('contract_info_org').on(table.tenantId, table.sysOrgCode),
    // Figures of dashboards are summed in an index alone, as those of orders.
    index('contract_info_figures').on(
      table.tenantId,
      table.supplierId,
      table.status,
      table.signTime,
      table.departId,
      table.contractPrice,
    ),
    index('contract_info_lines').on(
      table.tenantId,
      table.status,
      table.executorUserId,
      table.departId,
      table.lineCount,
    ),
    index('contract_info_price').on(table.tenantId, table.contractPrice, table.id),
    index('contract_info_start').on(table.tenantId, table.startDate, table.id),
    index('contract_info_ends').on(table.tenantId, table.endDate, table.id),
    pairIndex('contract_info_name_pairs', table.contractName),
    pairIndex('contract_info_supplier_pairs', table.supplierName),
    searchIndex('contract_info_search', table.contractNo, table.contractName, table.supplierName),
    index('contract_info_names').on(table.tenantId, table.status, table.contractName, table.supplierName),
    // The clock looks for contracts in force that expire.
    index('contract_info_end')
      .on(table.endDate)
      .where(sql`status = '4'`),
  ],
);

export const contractDetail = tenantTable(
  'contract_detail',
  {
    id: recordId(),
    contractId: idOf('contract_id').notNull(),
    /** Position in the contract, from 1. */
    orderNum: integer('order_num').notNull().default(0),
    /** Line of the project that was awarded. */
    tenderDetailId: idOf('tender_detail_id'),
    materialId: idOf('material_id'),
    materialName: varchar('material_name', { length: 255 }).notNull(),
    materialCode: varchar('material_code', { length: 64 }),
    materialTypeName: varchar('material_type_name', { length: 255 }),
    unit: varchar('unit', { length: 20 }),
    param: varchar('param', { length: 2000 }),
    materialDes: varchar('material_des', { length: 2000 }),
    models: varchar('models', { length: 255 }),
    brand: varchar('brand', { length: 255 }),
    /** Yuan per unit, tax included. */
    price: amount('price'),
    /** Null in framework agreements without quantities. */
    count: amount('count'),
    totalPrice: amount('total_price'),
    /** Quantity in orders that are not cancelled, less what closed orders released. */
    orderedCount: amount('ordered_count').notNull().default('0'),
    /** Quantity that was accepted. */
    receivedCount: amount('received_count').notNull().default('0'),
    remark: varchar('remark', { length: 2000 }),
    ...audit(),
  },
  (table) => [
    index('contract_detail_contract').on(table.tenantId, table.contractId, table.orderNum),
    index('contract_detail_material').on(table.tenantId, table.materialCode),
    index('contract_detail_tender_line').on(table.tenantId, table.tenderDetailId),
  ],
);

/** Prices of a contract that the supplier confirms. */
export const contractPriceConfirm = tenantTable(
  'contract_price_confirm',
  {
    id: recordId(),
    contractId: idOf('contract_id').notNull(),
    /** Position in the contract, from 1. */
    orderNum: integer('order_num').notNull().default(0),
    materialId: idOf('material_id'),
    materialName: varchar('material_name', { length: 255 }).notNull(),
    /** Yuan per unit, tax included. */
    price: amount('price'),
    confirmUser: varchar('confirm_user', { length: 255 }),
    confirmTime: moment('confirm_time'),
    /** `'1'`: confirmed. */
    status: flag('status').notNull().default('0'),
    remark: varchar('remark', { length: 2000 }),
    ...audit(),
  },
  (table) => [index('contract_price_confirm_contract').on(table.tenantId, table.contractId, table.orderNum)],
);

/** Supplemental agreements to contracts. */
export const contractSupplemental = tenantTable(
  'contract_supplemental',
  {
    id: recordId(),
    contractId: idOf('contract_id').notNull(),
    /** `BC`, the day, four digits. */
    supplementalNo: varchar('supplemental_no', { length: 64 }).notNull(),
    supplierId: idOf('supplier_id').notNull(),
    startDate: day('start_date'),
    endDate: day('end_date'),
    /** Yuan: new contract price; null: unchanged. */
    changePrice: amount('change_price'),
    mark: varchar('mark', { length: 2000 }),
    /** JSON array of `{name, url}` as text. */
    supplementalUrl: text('supplemental_url'),
    /** `'0'` draft, `'1'` waiting for the supplier, `'2'` in effect, `'3'` refused. */
    status: varchar('status', { length: 2 }).notNull().default('0'),
    submitTime: moment('submit_time'),
    replyTime: moment('reply_time'),
    replyUser: varchar('reply_user', { length: 255 }),
    refuseReason: varchar('refuse_reason', { length: 2000 }),
    ...audit(),
  },
  (table) => [
    uniqueIndex('contract_supplemental_no').on(table.tenantId, table.supplementalNo),
    index('contract_supplemental_contract').on(table.tenantId, table.contractId, table.createTime.desc().nullsFirst()),
  ],
);

/** Applications for another user responsible for a contract. */
export const contractChangeExecutor = tenantTable(
  'contract_change_executor',
  {
    id: recordId(),
    contractId: idOf('contract_id').notNull(),
    contractNo: varchar('contract_no', { length: 64 }).notNull(),
    contractName: varchar('contract_name', { length: 255 }).notNull(),
    departId: idOf('depart_id'),
    oldUserId: idOf('old_user_id'),
    oldUserName: varchar('old_user_name', { length: 255 }),
    newUserId: idOf('new_user_id').notNull(),
    newUserName: varchar('new_user_name', { length: 255 }).notNull(),
    reason: varchar('reason', { length: 2000 }).notNull(),
    /** `'0'` waiting, `'1'` approved, `'2'` rejected. */
    status: varchar('status', { length: 2 }).notNull().default('0'),
    applyUserId: idOf('apply_user_id'),
    auditUser: varchar('audit_user', { length: 255 }),
    auditTime: moment('audit_time'),
    auditOpinion: varchar('audit_opinion', { length: 2000 }),
    ...audit(),
  },
  (table) => [
    index('contract_change_executor_created').on(table.tenantId, table.createTime.desc().nullsFirst()),
    index('contract_change_executor_contract').on(table.tenantId, table.contractId),
  ],
);

/** Templates that contracts are printed from: .docx files with placeholders. */
export const contractTemplate = tenantTable(
  'contract_template',
  {
    id: recordId(),
    name: varchar('name', { length: 255 }).notNull(),
    /** Dictionary contract_type; null: contracts of both types. */
    contractType: varchar('contract_type', { length: 2 }),
    /** JSON array of one `{name, url}` as text. */
    fileUrl: text('file_url'),
    /** `'1'`: offered for new prints. */
    status: flag('status').notNull().default('1'),
    remark: varchar('remark', { length: 2000 }),
    ...audit(),
  },
  (table) => [index('contract_template_created').on(table.tenantId, table.createTime.desc().nullsFirst())],
);
