import { index, integer, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idOf, moment, recordId, tenantId } from './columns';
import { tenantTable } from './tenantTable';

/** State of records after each change. */
export const sysDataLog = tenantTable(
  'sys_data_log',
  {
    id: recordId(),
    /** Table name in the database. */
    dataTable: varchar('data_table', { length: 100 }).notNull(),
    dataId: idOf('data_id').notNull(),
    /** JSON, secrets masked. */
    dataContent: text('data_content').notNull(),
    /** From 1. */
    dataVersion: integer('data_version').notNull(),
    /** add, edit or delete. */
    type: varchar('type', { length: 20 }).notNull(),
    createBy: varchar('create_by', { length: 100 }),
    createTime: moment('create_time').notNull(),
    tenantId: tenantId(),
  },
  (table) => [
    uniqueIndex('sys_data_log_version').on(table.tenantId, table.dataTable, table.dataId, table.dataVersion),
    index('sys_data_log_time').on(table.tenantId, table.createTime.desc().nullsFirst()),
  ],
);
