import { index, integer, jsonb, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import type { CellComment, RefusedChange, SyncRow, SyncStep } from '@gezi/editable-grid/core';
import { idOf, moment } from './columns';

const pageOf = () => ({
  tenantId: integer('tenant_id').notNull(),
  /** As in the path of the socket, e.g. `sheet:demo`. */
  pageId: varchar('page_id', { length: 100 }).notNull(),
});

/** Shared pages. */
export const gridPage = pgTable(
  'grid_page',
  {
    ...pageOf(),
    /** Changes when the document is replaced: clients reload it. */
    epoch: varchar('epoch', { length: 36 }).notNull(),
    /** Number of the last change. */
    version: integer('version').notNull().default(0),
    /** Version of the stored rows; later changes are applied on top. */
    rowsVersion: integer('rows_version').notNull().default(0),
    /** Changes up to this version have been deleted. */
    forgotten: integer('forgotten').notNull().default(0),
    /** Comments of cells as of `rowsVersion`, bounded by the rules of every page. */
    comments: jsonb('comments').$type<readonly CellComment[]>().notNull().default([]),
    updateTime: moment('update_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.pageId] })],
);

/** The rows of a page as of `rowsVersion`. */
export const gridPageRow = pgTable(
  'grid_page_row',
  {
    ...pageOf(),
    rowId: varchar('row_id', { length: 100 }).notNull(),
    orderKey: varchar('order_key', { length: 200 }).notNull(),
    cells: jsonb('cells').$type<SyncRow['values']>().notNull(),
    stamps: jsonb('stamps').$type<SyncRow['stamps']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.pageId, table.rowId] })],
);

/** Changes of a page in their authoritative order. */
export const gridPageChange = pgTable(
  'grid_page_change',
  {
    ...pageOf(),
    version: integer('version').notNull(),
    clientId: varchar('client_id', { length: 64 }).notNull(),
    seq: integer('seq').notNull(),
    userId: idOf('user_id').notNull(),
    userName: varchar('user_name', { length: 100 }).notNull(),
    steps: jsonb('steps').$type<readonly SyncStep[]>().notNull(),
    createTime: moment('create_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.pageId, table.version] })],
);

/** Last applied change of each client, so that a resent change is not applied twice. */
export const gridPageClient = pgTable(
  'grid_page_client',
  {
    ...pageOf(),
    clientId: varchar('client_id', { length: 64 }).notNull(),
    userId: idOf('user_id').notNull(),
    seq: integer('seq').notNull(),
    /** Refused changes that the client may not know of yet. */
    refused: jsonb('refused').$type<readonly RefusedChange[]>(),
    seenTime: moment('seen_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.pageId, table.clientId] }),
    index('grid_page_client_seen').on(table.seenTime),
  ],
);
