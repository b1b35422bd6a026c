import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { day, idOf, moment, recordId } from './columns';

/** Node numbers leased by running servers, so that ids are unique. An expired lease is free. */
export const sysNode = pgTable('sys_node', {
  id: integer('id').primaryKey(),
  owner: varchar('owner', { length: 64 }).notNull(),
  leasedUntil: moment('leased_until').notNull(),
  /** Counted up at least every second by a server with replicas, which shows it how old they are. */
  beat: bigint('beat', { mode: 'number' }),
});

/** Applied blocks of seed data, so that each is applied once and never overwrites later changes. */
export const sysSeed = pgTable('sys_seed', {
  name: varchar('name', { length: 100 }).primaryKey(),
  seededAt: moment('seeded_at').notNull(),
});

/** Rows inserted by the steps of a running import, so that it can be undone. */
export const sysImportSlice = pgTable(
  'sys_import_slice',
  {
    id: recordId().primaryKey(),
    importId: idOf('import_id').notNull(),
    tableName: varchar('table_name', { length: 64 }).notNull(),
    rowIds: jsonb('row_ids').$type<string[]>().notNull(),
    createTime: moment('create_time').notNull(),
  },
  (table) => [index('sys_import_slice_import').on(table.importId)],
);

/**
 * Changes of rows that servers have in memory, written by triggers in the transaction of the change
 * (`docs/decisions/0012-callers-in-memory.md`). Removed after an hour.
 */
export const sysInvalidation = pgTable(
  'sys_invalidation',
  {
    /** Transaction of the change: `pg_current_xact_id()`. */
    xid: bigint('xid', { mode: 'number' }).notNull(),
    tableName: varchar('table_name', { length: 64 }).notNull(),
    /** The user whose row changed; `''` if the change concerns everybody. */
    userId: idOf('user_id').notNull().default(''),
    createTime: moment('create_time')
      .notNull()
      .default(sql`(now() at time zone 'Asia/Shanghai')`),
  },
  (table) => [primaryKey({ columns: [table.xid, table.tableName, table.userId] })],
);

/** Months of history that were moved to the file storage, one file each. */
export const sysHistoryArchive = pgTable(
  'sys_history_archive',
  {
    /** Name of the table. */
    historyTable: varchar('history_table', { length: 64 }).notNull(),
    /** First day. */
    month: day('month').notNull(),
    /** The file is `storageKey` of it and the type `gz`: lines of JSON, one for each row. */
    fileId: idOf('file_id').notNull(),
    rowCount: integer('row_count').notNull(),
    /** Of the file, bytes. */
    fileSize: bigint('file_size', { mode: 'number' }).notNull(),
    /** Of the file, in hexadecimal. */
    sha256: varchar('sha256', { length: 64 }).notNull(),
    createTime: moment('create_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.historyTable, table.month, table.fileId] })],
);
