import { index, integer, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import { idOf, moment, recordId, tenantId } from './columns';
import { historyTable } from './tenantTable';

/** State of records after each change. */
export const sysDataLog = historyTable(
  'sys_data_log',
  'createTime',
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
    index('sys_data_log_version').on(table.tenantId, table.dataTable, table.dataId, table.dataVersion),
    index('sys_data_log_time').on(table.tenantId, table.createTime.desc().nullsFirst()),
  ],
);

/**
 * Number of versions of a record, archived ones included. A trigger of `sys_data_log` counts, and refuses a version that
 * exists already.
 */
export const sysDataCount = pgTable(
  'sys_data_count',
  {
    tenantId: tenantId(),
    dataTable: varchar('data_table', { length: 100 }).notNull(),
    dataId: idOf('data_id').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.dataTable, table.dataId] })],
);
