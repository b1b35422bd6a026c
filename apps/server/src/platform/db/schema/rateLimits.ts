import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Number of calls in a window, which begins with the first call. Shared by all servers. */
export const sysRateLimit = pgTable(
  'sys_rate_limit',
  {
    /** Caller and name of the limit, e.g. `1.2.3.4 sms`. */
    key: varchar('key', { length: 191 }).primaryKey(),
    hits: integer('hits').notNull(),
    expireTime: moment('expire_time').notNull(),
  },
  (table) => [index('sys_rate_limit_expire').on(table.expireTime)],
);
