import type { ReportChart } from '@gezi/domain';
import { index, integer, jsonb, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { audit, flag, idOf, recordId } from './columns';
import { tenantTable } from './tenantTable';

/** Configured reports (cgreport). Those of tenant 0 serve all tenants; a tenant's own report with the same code has priority. */
export const reportHead = tenantTable(
  'onl_cgreport_head',
  {
    id: recordId(),
    code: varchar('code', { length: 100 }).notNull(),
    name: varchar('name', { length: 100 }).notNull(),
    nameEn: varchar('name_en', { length: 100 }),
    /** One SELECT that `readReportSql` accepts, or the key of a registered source. */
    source: text('source').notNull(),
    /** Code of the data source that the SQL reads; null: this database. */
    dbSource: varchar('db_source', { length: 64 }),
    /** `'0'`: for administrators of reports only. */
    isPublished: flag('is_published').notNull().default('1'),
    /** Comma-joined codes of the roles that may read it; null: all. */
    roleCodes: varchar('role_codes', { length: 1000 }),
    charts: jsonb('charts').$type<ReportChart[]>(),
    returnValField: varchar('return_val_field', { length: 100 }),
    returnTxtField: varchar('return_txt_field', { length: 100 }),
    /** 1 single, 2 multi. */
    returnType: flag('return_type').notNull().default('1'),
    content: varchar('content', { length: 1000 }),
    ...audit(),
  },
  (table) => [uniqueIndex('onl_cgreport_head_code').on(table.tenantId, table.code)],
);

/** A field of a report: column, condition or both. */
export const reportItem = pgTable(
  'onl_cgreport_item',
  {
    id: recordId().primaryKey(),
    headId: idOf('cgrhead_id').notNull(),
    /** A field of the source, or of the result of the SQL. */
    fieldName: varchar('field_name', { length: 64 }).notNull(),
    fieldTxt: varchar('field_txt', { length: 100 }).notNull(),
    fieldTxtEn: varchar('field_txt_en', { length: 100 }),
    /** Pixels. */
    fieldWidth: integer('field_width'),
    /** String, Integer, Long, Date, Datetime or BigDecimal. */
    fieldType: varchar('field_type', { length: 20 }).notNull().default('String'),
    /** single, or group for a range. */
    searchMode: varchar('search_mode', { length: 10 }).notNull().default('single'),
    isOrder: flag('is_order').notNull().default('0'),
    isSearch: flag('is_search').notNull().default('0'),
    isShow: flag('is_show').notNull().default('1'),
    /** `'1'`: the sum over all rows is shown. */
    isTotal: flag('is_total').notNull().default('0'),
    /** money, percent or integer; null: numbers as they are. */
    format: varchar('format', { length: 10 }),
    dictCode: varchar('dict_code', { length: 500 }),
    /** Address that the values lead to. */
    fieldHref: varchar('field_href', { length: 500 }),
    /** Texts of the values, as `text_value` pairs. */
    replaceVal: varchar('replace_val', { length: 500 }),
    groupTitle: varchar('group_title', { length: 100 }),
    orderNum: integer('order_num').notNull().default(0),
  },
  (table) => [index('onl_cgreport_item_head').on(table.headId, table.orderNum)],
);

/** A parameter that a form passes as `self_<name>`. */
export const reportParam = pgTable(
  'onl_cgreport_param',
  {
    id: recordId().primaryKey(),
    headId: idOf('cgrhead_id').notNull(),
    /** A parameter of the source. */
    paramName: varchar('param_name', { length: 64 }).notNull(),
    paramTxt: varchar('param_txt', { length: 100 }),
    /** Default if the form passes none. */
    paramValue: varchar('param_value', { length: 200 }),
    orderNum: integer('order_num').notNull().default(0),
  },
  (table) => [index('onl_cgreport_param_head').on(table.headId, table.orderNum)],
);
