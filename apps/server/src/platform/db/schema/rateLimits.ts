import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Calls within a window, which begins with the first of them; all servers count together. */
export const sysRateLimit = pgTable(
  'sys_rate_limit',
  {
    /** What is counted, and of whom, e.g. `1.2.3.4 sms`. */
    key: varchar('key', { length: 191 }).primaryKey(),
    hits: integer('hits').notNull(),
    expireTime: moment('expire_time').notNull(),
  },
  (table) => [index('sys_rate_limit_expire').on(table.expireTime)],
);
