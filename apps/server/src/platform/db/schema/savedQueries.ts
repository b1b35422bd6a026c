import { pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idOf, moment, recordId } from './columns';

/** Personal saved advanced queries. */
export const sysSavedQuery = pgTable(
  'sys_saved_query',
  {
    id: recordId().primaryKey(),
    userId: idOf('user_id').notNull(),
    /** Route path or save code of the page. */
    code: varchar('code', { length: 200 }).notNull(),
    title: varchar('title', { length: 50 }).notNull(),
    matchType: varchar('match_type', { length: 3 }).notNull(),
    /** Conditions as JSON. */
    records: text('records').notNull(),
    createTime: moment('create_time').notNull(),
    updateTime: moment('update_time').notNull(),
  },
  (table) => [uniqueIndex('sys_saved_query_title').on(table.userId, table.code, table.title)],
);
