import { index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { audit, flag, idOf, recordId } from './columns';

/** Configured reports (cgreport). Those of tenant 0 serve all tenants; a tenant's own report with the same code has priority. */
export const reportHead = pgTable(
  'onl_cgreport_head',
  {
    id: recordId(),
    code: varchar('code', { length: 100 }).notNull(),
    name: varchar('name', { length: 100 }).notNull(),
    /** Key of a registered source; never SQL. */
    source: varchar('source', { length: 64 }).notNull(),
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
    id: recordId(),
    headId: idOf('cgrhead_id').notNull(),
    /** A field of the source. */
    fieldName: varchar('field_name', { length: 64 }).notNull(),
    fieldTxt: varchar('field_txt', { length: 100 }).notNull(),
    /** Pixels. */
    fieldWidth: integer('field_width'),
    /** String, Integer, Long, Date, Datetime or BigDecimal. */
    fieldType: varchar('field_type', { length: 20 }).notNull().default('String'),
    /** single, or group for a range. */
    searchMode: varchar('search_mode', { length: 10 }).notNull().default('single'),
    isOrder: flag('is_order').notNull().default('0'),
    isSearch: flag('is_search').notNull().default('0'),
    isShow: flag('is_show').notNull().default('1'),
    dictCode: varchar('dict_code', { length: 500 }),
    orderNum: integer('order_num').notNull().default(0),
  },
  (table) => [index('onl_cgreport_item_head').on(table.headId, table.orderNum)],
);

/** A parameter that a form passes as `self_<name>`. */
export const reportParam = pgTable(
  'onl_cgreport_param',
  {
    id: recordId(),
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
