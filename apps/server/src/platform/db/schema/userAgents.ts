import { uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { audit, flag, moment, recordId } from './columns';
import { tenantTable } from './tenantTable';

/** Substitutes of users in a tenant. */
export const sysUserAgent = tenantTable(
  'sys_user_agent',
  {
    id: recordId(),
    userName: varchar('user_name', { length: 100 }).notNull(),
    agentUserName: varchar('agent_user_name', { length: 100 }).notNull(),
    startTime: moment('start_time'),
    endTime: moment('end_time'),
    /** 1 active. */
    status: flag('status').notNull().default('1'),
    ...audit(),
  },
  (table) => [uniqueIndex('sys_user_agent_user').on(table.tenantId, table.userName)],
);
