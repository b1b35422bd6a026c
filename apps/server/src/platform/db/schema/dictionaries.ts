import { index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { audit, flag, idOf, recordId } from './columns';
import { tenantTable } from './tenantTable';

export const sysDict = pgTable(
  'sys_dict',
  {
    id: recordId().primaryKey(),
    dictName: varchar('dict_name', { length: 100 }).notNull(),
    dictNameEn: varchar('dict_name_en', { length: 100 }),
    dictCode: varchar('dict_code', { length: 100 }).notNull(),
    /** 0 text, 1 number. */
    type: integer('type').notNull().default(0),
    description: varchar('description', { length: 255 }),
    delFlag: integer('del_flag').notNull().default(0),
    ...audit(),
  },
  (table) => [uniqueIndex('sys_dict_code').on(table.dictCode)],
);

export const sysDictItem = pgTable(
  'sys_dict_item',
  {
    id: recordId().primaryKey(),
    dictId: idOf('dict_id').notNull(),
    itemText: varchar('item_text', { length: 100 }).notNull(),
    itemTextEn: varchar('item_text_en', { length: 100 }),
    itemValue: varchar('item_value', { length: 100 }).notNull(),
    itemColor: varchar('item_color', { length: 40 }),
    description: varchar('description', { length: 255 }),
    sortOrder: integer('sort_order').notNull().default(0),
    /** 1 active. */
    status: integer('status').notNull().default(1),
    ...audit(),
  },
  (table) => [
    uniqueIndex('sys_dict_item_value').on(table.dictId, table.itemValue),
    index('sys_dict_item_order').on(table.dictId, table.sortOrder),
  ],
);

/** Tree of categories; `code` is the parent's code, a letter and two digits. */
export const sysCategory = tenantTable(
  'sys_category',
  {
    id: recordId(),
    /** `'0'` at the root. */
    pid: idOf('pid').notNull().default('0'),
    name: varchar('name', { length: 100 }).notNull(),
    code: varchar('code', { length: 100 }).notNull(),
    hasChild: flag('has_child').notNull().default('0'),
    ...audit(),
  },
  (table) => [
    uniqueIndex('sys_category_code').on(table.tenantId, table.code),
    index('sys_category_parent').on(table.tenantId, table.pid),
  ],
);
