import { index, integer, text, varchar } from 'drizzle-orm/pg-core';
import { idOf, moment, recordId, tenantId } from './columns';
import { historyTable } from './tenantTable';

/** Audit log. A trigger refuses every change of a row (migration `audit_log_is_append_only`). */
export const sysLog = historyTable(
  'sys_log',
  'createTime',
  {
    id: recordId(),
    /** 1 login, 2 operation, 3 scheduled job. */
    logType: integer('log_type').notNull(),
    /** 1 query, 2 add, 3 edit, 4 delete, 5 import, 6 export. */
    operateType: integer('operate_type'),
    logContent: text('log_content').notNull(),
    logContentEn: text('log_content_en'),
    userid: idOf('userid'),
    username: varchar('username', { length: 100 }),
    ip: varchar('ip', { length: 64 }),
    method: varchar('method', { length: 255 }),
    requestUrl: varchar('request_url', { length: 500 }),
    /** Secrets masked. */
    requestParam: text('request_param'),
    requestType: varchar('request_type', { length: 10 }),
    /** Milliseconds. */
    costTime: integer('cost_time'),
    lowAppId: varchar('low_app_id', { length: 64 }),
    createBy: varchar('create_by', { length: 100 }),
    createTime: moment('create_time').notNull(),
    tenantId: tenantId(),
  },
  (table) => [
    index('sys_log_time').on(table.tenantId, table.logType, table.createTime.desc().nullsFirst()),
    index('sys_log_user').on(table.tenantId, table.userid, table.createTime.desc().nullsFirst()),
  ],
);
