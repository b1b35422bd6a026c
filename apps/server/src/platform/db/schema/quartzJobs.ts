import { index, integer, text, varchar } from 'drizzle-orm/pg-core';
import { audit, idOf, moment, recordId, tenantId } from './columns';
import { tenantTable } from './tenantTable';

/** Scheduled jobs. */
export const sysQuartzJob = tenantTable(
  'sys_quartz_job',
  {
    id: recordId(),
    /** Name of a registered job. */
    jobClassName: varchar('job_class_name', { length: 100 }).notNull(),
    cronExpression: varchar('cron_expression', { length: 200 }).notNull(),
    /** IANA zone of the expression. */
    timeZone: varchar('time_zone', { length: 50 }).notNull().default('Asia/Shanghai'),
    parameter: varchar('parameter', { length: 1000 }),
    description: varchar('description', { length: 500 }),
    /** 0 normal, -1 paused. */
    status: integer('status').notNull().default(0),
    delFlag: integer('del_flag').notNull().default(0),
    /** The server that advances it to the following run executes this one. */
    nextRunTime: moment('next_run_time'),
    lastRunTime: moment('last_run_time'),
    lastResult: varchar('last_result', { length: 20 }),
    /** The run in progress, and the end of its server's lease. */
    runId: idOf('run_id'),
    runUntil: moment('run_until'),
    ...audit(),
  },
  (table) => [
    index('sys_quartz_job_due').on(table.status, table.nextRunTime),
    index('sys_quartz_job_tenant').on(table.tenantId, table.createTime.desc().nullsFirst()),
  ],
);

/** Result of each run. */
export const sysQuartzJobRun = tenantTable(
  'sys_quartz_job_run',
  {
    id: recordId(),
    jobId: idOf('job_id').notNull(),
    /** schedule or manual. */
    trigger: varchar('trigger', { length: 20 }).notNull(),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time'),
    /** Milliseconds. */
    costTime: integer('cost_time'),
    /** running, success, failure, skipped, interrupted. */
    result: varchar('result', { length: 20 }).notNull(),
    message: text('message'),
    createBy: varchar('create_by', { length: 100 }),
    tenantId: tenantId(),
  },
  (table) => [index('sys_quartz_job_run_job').on(table.tenantId, table.jobId, table.startTime.desc().nullsFirst())],
);
