import { and, eq, type SQL } from 'drizzle-orm';
import { everyRow, type EveryRowRequest } from '../../crud/everyRow';
import { listQuery, type ListRequest } from '../../crud/listQuery';
import { selectList } from '../../crud/selectList';
import { tenantRows } from '../../crud/tenantRows';
import { sysQuartzJob, sysQuartzJobRun, type Database } from '../../db';
import type { Caller } from '../../http/Caller';

/** Members of jobs that lists and data rules may ask about. */
export const jobColumns = {
  id: sysQuartzJob.id,
  jobClassName: sysQuartzJob.jobClassName,
  cronExpression: sysQuartzJob.cronExpression,
  timeZone: sysQuartzJob.timeZone,
  parameter: sysQuartzJob.parameter,
  description: sysQuartzJob.description,
  status: sysQuartzJob.status,
  delFlag: sysQuartzJob.delFlag,
  nextRunTime: sysQuartzJob.nextRunTime,
  lastRunTime: sysQuartzJob.lastRunTime,
  lastResult: sysQuartzJob.lastResult,
  createBy: sysQuartzJob.createBy,
  createTime: sysQuartzJob.createTime,
  updateBy: sysQuartzJob.updateBy,
  updateTime: sysQuartzJob.updateTime,
  sysOrgCode: sysQuartzJob.sysOrgCode,
  tenantId: sysQuartzJob.tenantId,
};

const runColumns = {
  id: sysQuartzJobRun.id,
  jobId: sysQuartzJobRun.jobId,
  trigger: sysQuartzJobRun.trigger,
  startTime: sysQuartzJobRun.startTime,
  endTime: sysQuartzJobRun.endTime,
  costTime: sysQuartzJobRun.costTime,
  result: sysQuartzJobRun.result,
  message: sysQuartzJobRun.message,
  createBy: sysQuartzJobRun.createBy,
};

/** SQL of jobs as people see them; every statement starts from the tenant. */
export function jobStore(db: Database, clock: () => number) {
  const ofTenant = ({ tenantId }: Caller): SQL =>
    and(eq(sysQuartzJob.tenantId, tenantId), eq(sysQuartzJob.delFlag, 0))!;
  const rows = tenantRows(db, clock, sysQuartzJob, { scope: ofTenant });

  return {
    ...rows,

    async list(caller: Caller, request: ListRequest, rules: SQL | undefined) {
      const list = listQuery({ columns: jobColumns, scope: and(ofTenant(caller), rules) }, request);
      return selectList(db, sysQuartzJob, jobColumns, list);
    },

    every: (caller: Caller, request: EveryRowRequest, rules: SQL | undefined) =>
      everyRow(db, sysQuartzJob, jobColumns, { columns: jobColumns, scope: and(ofTenant(caller), rules) }, request),

    remove: (caller: Caller, ids: readonly string[]) => rows.retire(caller, ids, { delFlag: 1, nextRunTime: null }),

    async runs(caller: Caller, jobId: string, request: ListRequest) {
      const scope = and(eq(sysQuartzJobRun.tenantId, caller.tenantId), eq(sysQuartzJobRun.jobId, jobId));
      const list = listQuery(
        { columns: runColumns, scope },
        { ...request, column: request.column ?? 'startTime', order: request.order ?? 'desc' },
      );
      return selectList(db, sysQuartzJobRun, runColumns, list);
    },
  };
}
