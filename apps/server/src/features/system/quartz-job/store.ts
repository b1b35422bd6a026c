import { jobFields } from '@gezi/domain';
import { and, eq, sql } from 'drizzle-orm';
import { everyRow, type EveryRowRequest } from '../../../records/lists/everyRow';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { selectList } from '../../../platform/query/selectList';
import { tenantRows } from '../../../records/lists/tenantRows';
import { sysQuartzJob, sysQuartzJobRun } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { Services } from '../../../FeatureModule';

/** Columns of jobs for lists and data rules. */
const jobColumns = {
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

/** SQL of jobs. Every statement filters by tenant. */
export function jobStore({ db, clock, dataRules }: Pick<Services, 'db' | 'clock' | 'dataRules'>) {
  const scope = dataRules.page(
    'system/QuartzJobList',
    jobColumns,
    ({ tenantId }) => and(eq(sysQuartzJob.tenantId, tenantId), eq(sysQuartzJob.delFlag, 0)),
    jobFields,
  );
  const rows = tenantRows(db, clock, sysQuartzJob, { scope });

  return {
    ...rows,

    async list(caller: Caller, request: ListRequest) {
      const list = listQuery({ columns: jobColumns, scope: scope(caller) }, request);
      return selectList(db, sysQuartzJob, jobColumns, list);
    },

    allRows: (caller: Caller, request: EveryRowRequest) =>
      everyRow(db, sysQuartzJob, jobColumns, { columns: jobColumns, scope: scope(caller) }, request),

    remove: (caller: Caller, ids: readonly string[]) => rows.softDelete(caller, ids, { delFlag: 1, nextRunTime: null }),

    async runs(caller: Caller, jobId: string, request: ListRequest) {
      const isVisible = (await rows.find(caller, jobId)) !== undefined;
      const ofJob = and(
        eq(sysQuartzJobRun.tenantId, caller.tenantId),
        isVisible ? eq(sysQuartzJobRun.jobId, jobId) : sql`false`,
      );
      const list = listQuery(
        { columns: runColumns, scope: ofJob },
        { ...request, column: request.column ?? 'startTime', order: request.order ?? 'desc' },
      );
      return selectList(db, sysQuartzJobRun, runColumns, list);
    },
  };
}
