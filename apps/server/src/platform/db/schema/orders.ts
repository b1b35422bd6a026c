import { sql } from 'drizzle-orm';
import { index, integer, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { amount, audit, day, idOf, moment, pairIndex, recordId, searchIndex } from './columns';
import { tenantTable } from './tenantTable';

/** Purchase orders; the sales orders of suppliers are the same rows. */
export const purchaseOrder = tenantTable(
  'purchase_order',
  {
    id: recordId(),
    /** `DD`, the day, four digits. */
    orderNo: varchar('order_no', { length: 64 }).notNull(),
    contractId: idOf('contract_id').notNull(),
    contractNo: varchar('contract_no', { length: 64 }),
    contractName: varchar('contract_name', { length: 255 }),
    purchaseInfoId: idOf('purchase_info_id'),
    /** Increment that the order was made from. */
    incrementId: idOf('increment_id'),
    departId: idOf('depart_id'),
    supplierId: idOf('supplier_id').notNull(),
    supplierName: varchar('supplier_name', { length: 255 }).notNull(),
    purchaseUserId: idOf('purchase_user_id'),
    purchaseUserName: varchar('purchase_user_name', { length: 255 }),
    orderDate: day('order_date'),
    demandTime: day('demand_time'),
    consignee: varchar('consignee', { length: 255 }),
    consigneeTel: varchar('consignee_tel', { length: 50 }),
    consigneeAddr: varchar('consignee_addr', { length: 500 }),
    payType: varchar('pay_type', { length: 2 }),
    remark: varchar('remark', { length: 2000 }),
    /** JSON array of `{name, url}` as text. */
    fileUrl: text('file_url'),
    /** Yuan, the sum of the lines. */
    totalPrice: amount('total_price').notNull().default('0'),
    /** Dictionary order_status. */
    status: varchar('status', { length: 2 }).notNull().default('0'),
    submitTime: moment('submit_time'),
    confirmTime: moment('confirm_time'),
    rejectReason: varchar('reject_reason', { length: 2000 }),
    closeReason: varchar('close_reason', { length: 2000 }),
    /** When the purchaser was notified that the order is overdue; null: not yet. */
    overdueTime: moment('overdue_time'),
    ...audit(),
  },
  (table) => [
    uniqueIndex('purchase_order_no').on(table.tenantId, table.orderNo),
    index('purchase_order_created').on(
      table.tenantId,
      table.createTime.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('purchase_order_status').on(table.tenantId, table.status, table.createTime.desc().nullsFirst()),
    index('purchase_order_supplier').on(table.tenantId, table.supplierId, table.createTime.desc().nullsFirst()),
    index('purchase_order_contract').on(table.tenantId, table.contractId),
    index('purchase_order_increment').on(table.tenantId, table.incrementId),
    index('purchase_order_org').on(table.tenantId, table.sysOrgCode),
    index('purchase_order_date').on(table.tenantId, table.orderDate, table.id),
    index('purchase_order_demand').on(table.tenantId, table.demandTime, table.id),
    index('purchase_order_total').on(table.tenantId, table.totalPrice, table.id),
    index('purchase_order_contract_no').on(table.tenantId, table.contractNo),
    index('purchase_order_project').on(table.tenantId, table.purchaseInfoId),
    index('purchase_order_purchaser').on(table.tenantId, table.purchaseUserId, table.createTime.desc().nullsFirst()),
    index('purchase_order_figures').on(
      table.tenantId,
      table.status,
      table.orderDate,
      table.departId,
      table.demandTime,
      table.totalPrice,
      table.id,
    ),
    index('purchase_order_names').on(table.tenantId, table.status, table.contractName, table.supplierName),
    index('purchase_order_supplier_name').on(table.tenantId, table.supplierName),
    pairIndex('purchase_order_name_pairs', table.contractName),
    pairIndex('purchase_order_supplier_pairs', table.supplierName),
    searchIndex('purchase_order_search', table.orderNo, table.contractNo, table.contractName, table.supplierName),
    // The clock looks for orders that are due and not delivered in full.
    index('purchase_order_due')
      .on(table.demandTime)
      .where(sql`status in ('2', '4', '6') and overdue_time is null`),
  ],
);

export const orderDetail = tenantTable(
  'order_detail',
  {
    id: recordId(),
    orderId: idOf('order_id').notNull(),
    /** Position in the order, from 1. */
    orderNum: integer('order_num').notNull().default(0),
    contractDetailId: idOf('contract_detail_id'),
    incrementDetailId: idOf('increment_detail_id'),
    materialId: idOf('material_id'),
    materialCode: varchar('material_code', { length: 64 }),
    materialName: varchar('material_name', { length: 255 }).notNull(),
    materialTypeName: varchar('material_type_name', { length: 255 }),
    materialDes: varchar('material_des', { length: 2000 }),
    unit: varchar('unit', { length: 20 }),
    models: varchar('models', { length: 255 }),
    /** Ordered quantity, in `unit`. */
    count: amount('count').notNull(),
    /** Yuan per unit, tax included. */
    price: amount('price').notNull(),
    totalPrice: amount('total_price').notNull().default('0'),
    demandTime: day('demand_time'),
    deliveredCount: amount('delivered_count').notNull().default('0'),
    /** Accepted quantity. */
    receivedCount: amount('received_count').notNull().default('0'),
    rejectedCount: amount('rejected_count').notNull().default('0'),
    /** Quantity given back to the contract when the order was closed. */
    releasedCount: amount('released_count').notNull().default('0'),
    remark: varchar('remark', { length: 2000 }),
    ...audit(),
  },
  (table) => [
    index('order_detail_order').on(table.tenantId, table.orderId, table.orderNum),
    index('order_detail_figures').on(
      table.tenantId,
      table.orderId,
      table.materialTypeName,
      table.count,
      table.releasedCount,
      table.price,
    ),
    index('order_detail_contract_line').on(table.tenantId, table.contractDetailId),
  ],
);

/** Deliveries of orders, and what was accepted of them. */
export const orderReceipt = tenantTable(
  'order_receipt',
  {
    id: recordId(),
    /** `SH`, the day, four digits. */
    receiptNo: varchar('receipt_no', { length: 64 }).notNull(),
    orderId: idOf('order_id').notNull(),
    orderNo: varchar('order_no', { length: 64 }),
    contractId: idOf('contract_id'),
    contractNo: varchar('contract_no', { length: 64 }),
    departId: idOf('depart_id'),
    supplierId: idOf('supplier_id').notNull(),
    supplierName: varchar('supplier_name', { length: 255 }).notNull(),
    deliveryNo: varchar('delivery_no', { length: 100 }),
    carrier: varchar('carrier', { length: 255 }),
    deliverTime: moment('deliver_time'),
    receiveTime: moment('receive_time'),
    receiveUserId: idOf('receive_user_id'),
    receiveUserName: varchar('receive_user_name', { length: 255 }),
    /** Dictionary receipt_status. */
    status: varchar('status', { length: 2 }).notNull().default('0'),
    remark: varchar('remark', { length: 2000 }),
    /** JSON array of `{name, url}` as text. */
    fileUrl: text('file_url'),
    ...audit(),
  },
  (table) => [
    uniqueIndex('order_receipt_no').on(table.tenantId, table.receiptNo),
    index('order_receipt_created').on(
      table.tenantId,
      table.createTime.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('order_receipt_status').on(table.tenantId, table.status, table.createTime.desc().nullsFirst()),
    index('order_receipt_order').on(table.tenantId, table.orderId),
    index('order_receipt_order_no').on(table.tenantId, table.orderNo),
    index('order_receipt_receiver').on(table.tenantId, table.receiveUserId, table.createTime.desc().nullsFirst()),
    index('order_receipt_supplier').on(table.tenantId, table.supplierId, table.createTime.desc().nullsFirst()),
    index('order_receipt_org').on(table.tenantId, table.sysOrgCode),
    searchIndex('order_receipt_search', table.receiptNo, table.orderNo, table.deliveryNo, table.supplierName),
  ],
);

export const receiptDetail = tenantTable(
  'receipt_detail',
  {
    id: recordId(),
    receiptId: idOf('receipt_id').notNull(),
    /** Position in the receipt, from 1. */
    orderNum: integer('order_num').notNull().default(0),
    orderDetailId: idOf('order_detail_id').notNull(),
    materialCode: varchar('material_code', { length: 64 }),
    materialName: varchar('material_name', { length: 255 }).notNull(),
    unit: varchar('unit', { length: 20 }),
    deliverCount: amount('deliver_count').notNull(),
    /** Null until received; `accept_count + reject_count = deliver_count` afterwards. */
    acceptCount: amount('accept_count'),
    rejectCount: amount('reject_count'),
    rejectReason: varchar('reject_reason', { length: 500 }),
    ...audit(),
  },
  (table) => [
    index('receipt_detail_receipt').on(table.tenantId, table.receiptId, table.orderNum),
    index('receipt_detail_order_line').on(table.tenantId, table.orderDetailId),
  ],
);

/** Additional demand under framework agreements, which becomes orders. */
export const purchaseIncrement = tenantTable(
  'purchase_increment',
  {
    id: recordId(),
    /** `ZL`, the day, four digits. */
    incrementNo: varchar('increment_no', { length: 64 }).notNull(),
    contractId: idOf('contract_id').notNull(),
    contractNo: varchar('contract_no', { length: 64 }),
    contractName: varchar('contract_name', { length: 255 }),
    departId: idOf('depart_id'),
    supplierId: idOf('supplier_id').notNull(),
    supplierName: varchar('supplier_name', { length: 255 }).notNull(),
    applyUserId: idOf('apply_user_id'),
    applyUserName: varchar('apply_user_name', { length: 255 }),
    applyTime: moment('apply_time'),
    reason: varchar('reason', { length: 2000 }),
    /** Yuan, the sum of the lines. */
    totalPrice: amount('total_price').notNull().default('0'),
    /** Dictionary increment_status. */
    status: varchar('status', { length: 2 }).notNull().default('0'),
    approveUser: varchar('approve_user', { length: 255 }),
    approveTime: moment('approve_time'),
    auditOpinion: varchar('audit_opinion', { length: 2000 }),
    /** Order made from the increment. */
    orderId: idOf('order_id'),
    ...audit(),
  },
  (table) => [
    uniqueIndex('purchase_increment_no').on(table.tenantId, table.incrementNo),
    index('purchase_increment_created').on(
      table.tenantId,
      table.createTime.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('purchase_increment_status').on(table.tenantId, table.status, table.createTime.desc().nullsFirst()),
    index('purchase_increment_contract').on(table.tenantId, table.contractId),
    index('purchase_increment_org').on(table.tenantId, table.sysOrgCode),
  ],
);

export const incrementDetail = tenantTable(
  'increment_detail',
  {
    id: recordId(),
    incrementId: idOf('increment_id').notNull(),
    /** Position in the increment, from 1. */
    orderNum: integer('order_num').notNull().default(0),
    contractDetailId: idOf('contract_detail_id'),
    materialId: idOf('material_id'),
    materialCode: varchar('material_code', { length: 64 }),
    materialName: varchar('material_name', { length: 255 }).notNull(),
    unit: varchar('unit', { length: 20 }),
    counts: amount('counts').notNull(),
    /** Yuan per unit, tax included. */
    price: amount('price'),
    demandTime: day('demand_time'),
    remark: varchar('remark', { length: 2000 }),
    ...audit(),
  },
  (table) => [index('increment_detail_increment').on(table.tenantId, table.incrementId, table.orderNum)],
);
