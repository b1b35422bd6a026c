import { index, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { idOf, moment, recordId } from './columns';

/** Numbers the running servers hold, so that no two of them make the same id; a lease that ran out is free again. */
export const sysNode = pgTable('sys_node', {
  id: integer('id').primaryKey(),
  owner: varchar('owner', { length: 64 }).notNull(),
  leasedUntil: moment('leased_until').notNull(),
});

/** Blocks of initial data that were put in, so that each is put in once and never over what people changed since. */
export const sysSeed = pgTable('sys_seed', {
  name: varchar('name', { length: 100 }).primaryKey(),
  seededAt: moment('seeded_at').notNull(),
});

/** What the steps of an import under way have put in, so that it can be taken back. */
export const sysImportSlice = pgTable(
  'sys_import_slice',
  {
    id: recordId(),
    importId: idOf('import_id').notNull(),
    tableName: varchar('table_name', { length: 64 }).notNull(),
    rowIds: jsonb('row_ids').$type<string[]>().notNull(),
    createTime: moment('create_time').notNull(),
  },
  (table) => [index('sys_import_slice_import').on(table.importId)],
);
