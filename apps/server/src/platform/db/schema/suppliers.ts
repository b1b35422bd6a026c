import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { amount, audit, day, flag, idOf, moment, recordId, tenantId } from './columns';
import { tenantTable } from './tenantTable';

export interface SupplierMaterialType {
  materialTypeId: string;
  materialTypeName: string;
}

export const supplierInfo = tenantTable(
  'supplier_info',
  {
    id: recordId(),
    name: varchar('name', { length: 255 }).notNull(),
    shortName: varchar('short_name', { length: 100 }),
    /** Unified social credit code, 18 characters. */
    creditCode: varchar('credit_code', { length: 18 }).notNull(),
    /** Dictionary supplier_type. */
    supplierType: varchar('supplier_type', { length: 2 }),
    legalPerson: varchar('legal_person', { length: 100 }),
    /** Yuan × 10,000. */
    registerCapital: amount('register_capital'),
    establishDate: day('establish_date'),
    linkman: varchar('linkman', { length: 100 }).notNull(),
    mobile: varchar('mobile', { length: 45 }).notNull(),
    email: varchar('email', { length: 100 }),
    address: varchar('address', { length: 500 }),
    bankName: varchar('bank_name', { length: 255 }),
    bankAccount: varchar('bank_account', { length: 64 }),
    businessScope: varchar('business_scope', { length: 2000 }),
    licenseUrl: text('license_url'),
    qualificationUrl: text('qualification_url'),
    supplierMaterialTypeList: jsonb('supplier_material_type_list')
      .$type<SupplierMaterialType[]>()
      .notNull()
      .default([]),
    /** Dictionary supplier_level, A to D. */
    level: varchar('level', { length: 1 }),
    score: amount('score'),
    /** When the oldest evaluation of the score no longer counts; null: none does. */
    scoreUntil: moment('score_until'),
    /** 1 正常, 2 冻结, 3 黑名单. */
    status: flag('status').notNull().default('1'),
    /** Dictionary audit_status, `'-1'` to `'4'`. */
    auditStatus: varchar('audit_status', { length: 2 }).notNull().default('0'),
    auditOpinion: varchar('audit_opinion', { length: 2000 }),
    auditUser: varchar('audit_user', { length: 100 }),
    auditTime: moment('audit_time'),
    /** 1 registered, 2 invited, 3 imported. */
    source: flag('source'),
    userId: idOf('user_id'),
    ...audit(),
  },
  (table) => [
    uniqueIndex('supplier_info_name').on(table.tenantId, table.name),
    uniqueIndex('supplier_info_credit_code').on(table.tenantId, table.creditCode),
    index('supplier_info_status').on(table.tenantId, table.status, table.auditStatus),
    index('supplier_info_score')
      .on(table.scoreUntil)
      .where(sql`score_until is not null`),
  ],
);

/** Steps of a registration; append-only. */
export const supplierAudit = tenantTable(
  'supplier_audit',
  {
    id: recordId(),
    supplierId: idOf('supplier_id').notNull(),
    /** register, resubmit, withdraw, approve, reject or void. */
    action: varchar('action', { length: 10 }).notNull(),
    /** Dictionary audit_status, after the action. */
    auditStatus: varchar('audit_status', { length: 2 }).notNull(),
    opinion: varchar('opinion', { length: 2000 }),
    operator: varchar('operator', { length: 100 }).notNull(),
    operateTime: moment('operate_time').notNull(),
    tenantId: tenantId(),
  },
  (table) => [index('supplier_audit_supplier').on(table.tenantId, table.supplierId, table.operateTime)],
);

export interface StoredChange {
  field: string;
  /** As text; null: none. */
  before: string | null;
  after: string | null;
}

/** Changes that suppliers propose to their data. */
export const supplierChange = tenantTable(
  'supplier_change',
  {
    id: recordId(),
    supplierId: idOf('supplier_id').notNull(),
    supplierName: varchar('supplier_name', { length: 255 }).notNull(),
    changeFields: jsonb('change_fields').$type<StoredChange[]>().notNull(),
    reason: varchar('reason', { length: 500 }).notNull(),
    /** Dictionary audit_status. */
    auditStatus: varchar('audit_status', { length: 2 }).notNull().default('0'),
    auditOpinion: varchar('audit_opinion', { length: 2000 }),
    auditUser: varchar('audit_user', { length: 100 }),
    auditTime: moment('audit_time'),
    applyTime: moment('apply_time'),
    ...audit(),
  },
  (table) => [
    index('supplier_change_time').on(table.tenantId, table.createTime.desc().nullsFirst()),
    index('supplier_change_supplier').on(table.tenantId, table.supplierId, table.auditStatus),
  ],
);

/** Entries of the black list. */
export const supplierBlack = tenantTable(
  'supplier_black',
  {
    id: recordId(),
    supplierId: idOf('supplier_id').notNull(),
    supplierName: varchar('supplier_name', { length: 255 }).notNull(),
    reason: varchar('reason', { length: 500 }).notNull(),
    startDate: day('start_date').notNull(),
    /** Last day; null: open end. */
    endDate: day('end_date'),
    fileUrl: text('file_url'),
    /** 1 in force or waiting for its first day, 0 lifted. */
    status: flag('status').notNull().default('1'),
    liftReason: varchar('lift_reason', { length: 500 }),
    liftTime: moment('lift_time'),
    /** Username; null if the entry ended by its date. */
    operator: varchar('operator', { length: 100 }),
    ...audit(),
  },
  (table) => [
    index('supplier_black_time').on(table.tenantId, table.createTime.desc().nullsFirst()),
    index('supplier_black_supplier').on(table.tenantId, table.supplierId, table.status),
    index('supplier_black_due').on(table.status, table.endDate),
  ],
);

/** Suppliers that tenants offer to others; the tenant of a row is the one that offers. */
export const supplierShare = tenantTable(
  'supplier_share',
  {
    id: recordId(),
    supplierId: idOf('supplier_id').notNull(),
    supplierName: varchar('supplier_name', { length: 255 }).notNull(),
    tenantName: varchar('tenant_name', { length: 100 }).notNull(),
    targetTenantId: integer('target_tenant_id').notNull(),
    targetTenantName: varchar('target_tenant_name', { length: 100 }).notNull(),
    shareTime: moment('share_time').notNull(),
    /** 0 offered, 1 accepted, 2 refused, 3 revoked. */
    status: flag('status').notNull().default('0'),
    reason: varchar('reason', { length: 500 }),
    replyTime: moment('reply_time'),
    remark: varchar('remark', { length: 500 }),
    ...audit(),
  },
  (table) => [
    index('supplier_share_time').on(table.tenantId, table.createTime.desc().nullsFirst()),
    index('supplier_share_target').on(table.targetTenantId, table.status),
    uniqueIndex('supplier_share_open')
      .on(table.supplierId, table.targetTenantId, table.tenantId)
      .where(sql`status in ('0', '1')`),
  ],
);

/** Messages to the people of suppliers. */
export const supplierMessage = tenantTable(
  'supplier_message',
  {
    id: recordId(),
    supplierId: idOf('supplier_id').notNull(),
    supplierName: varchar('supplier_name', { length: 255 }).notNull(),
    title: varchar('title', { length: 255 }).notNull(),
    titleEn: varchar('title_en', { length: 255 }),
    content: varchar('content', { length: 4000 }),
    contentEn: varchar('content_en', { length: 4000 }),
    busType: varchar('bus_type', { length: 50 }),
    busId: varchar('bus_id', { length: 50 }),
    sendTime: moment('send_time').notNull(),
    readFlag: flag('read_flag').notNull().default('0'),
    readTime: moment('read_time'),
    ...audit(),
  },
  (table) => [
    index('supplier_message_time').on(table.tenantId, table.createTime.desc().nullsFirst()),
    index('supplier_message_supplier').on(table.tenantId, table.supplierId, table.readFlag),
  ],
);

/** Purchasing organisations that applied for registration. */
export const customerInfo = pgTable(
  'customer_info',
  {
    id: recordId().primaryKey(),
    name: varchar('name', { length: 255 }).notNull(),
    creditCode: varchar('credit_code', { length: 18 }).notNull(),
    linkman: varchar('linkman', { length: 100 }).notNull(),
    mobile: varchar('mobile', { length: 45 }).notNull(),
    email: varchar('email', { length: 100 }),
    industry: varchar('industry', { length: 100 }),
    address: varchar('address', { length: 500 }),
    licenseUrl: text('license_url'),
    /** Dictionary audit_status. */
    auditStatus: varchar('audit_status', { length: 2 }).notNull().default('0'),
    auditOpinion: varchar('audit_opinion', { length: 2000 }),
    tenantIdCreated: integer('tenant_id_created'),
    status: flag('status').notNull().default('1'),
    username: varchar('username', { length: 100 }).notNull(),
    ...audit(),
  },
  (table) => [
    uniqueIndex('customer_info_name').on(table.name),
    uniqueIndex('customer_info_credit_code').on(table.creditCode),
  ],
);
