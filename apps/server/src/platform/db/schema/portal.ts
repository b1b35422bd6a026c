import { index, integer, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { audit, flag, idOf, moment, recordId } from './columns';
import { tenantTable } from './tenantTable';

/** Tree of help pages. */
export const operateDirectory = tenantTable(
  'operate_directory',
  {
    id: recordId(),
    /** '0' at the root. */
    pid: idOf('pid').notNull().default('0'),
    title: varchar('title', { length: 100 }).notNull(),
    /** Sanitised HTML. */
    content: text('content').notNull().default(''),
    sortOrder: integer('sort_order').notNull().default(0),
    /** 1 published. */
    status: flag('status').notNull().default('0'),
    /** 1: only for signed-in users. */
    adminOnly: flag('admin_only').notNull().default('0'),
    ...audit(),
  },
  (table) => [index('operate_directory_tree').on(table.tenantId, table.pid, table.sortOrder)],
);

export const portalNews = tenantTable(
  'portal_news',
  {
    id: recordId(),
    title: varchar('title', { length: 100 }).notNull(),
    summary: varchar('summary', { length: 300 }),
    coverUrl: varchar('cover_url', { length: 500 }),
    /** Sanitised HTML. */
    content: text('content').notNull(),
    category: varchar('category', { length: 10 }),
    author: varchar('author', { length: 50 }),
    publishTime: moment('publish_time'),
    /** 0 draft, 1 published, 2 revoked. */
    status: flag('status').notNull().default('0'),
    topFlag: flag('top_flag').notNull().default('0'),
    viewCount: integer('view_count').notNull().default(0),
    ...audit(),
  },
  (table) => [index('portal_news_published').on(table.tenantId, table.status, table.publishTime)],
);

/** Editable pages of the public site. */
export const portalPage = tenantTable(
  'portal_page',
  {
    id: recordId(),
    code: varchar('code', { length: 20 }).notNull(),
    title: varchar('title', { length: 100 }).notNull(),
    /** Sanitised HTML. */
    content: text('content').notNull(),
    ...audit(),
  },
  (table) => [uniqueIndex('portal_page_code').on(table.tenantId, table.code)],
);

/** Versions of the agreements users accept. */
export const portalProtocol = tenantTable(
  'portal_protocol',
  {
    id: recordId(),
    code: varchar('code', { length: 50 }).notNull(),
    title: varchar('title', { length: 100 }).notNull(),
    /** Sanitised HTML. */
    content: text('content').notNull(),
    version: varchar('version', { length: 20 }).notNull(),
    effectiveTime: moment('effective_time'),
    /** 1 published. */
    status: flag('status').notNull().default('0'),
    ...audit(),
  },
  (table) => [uniqueIndex('portal_protocol_version').on(table.tenantId, table.code, table.version)],
);
