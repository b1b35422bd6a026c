import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { listQuery, type ListRequest } from '../../crud/listQuery';
import { selectList } from '../../crud/selectList';
import { newId, nextVersion, sysQuartzJob, sysQuartzJobRun, timeText, type Database } from '../../db';
import type { Caller } from '../../http/Caller';
import type { StoredJob } from '../../jobs/runStore';

export type JobMembers = Pick<
  StoredJob,
  'jobClassName' | 'cronExpression' | 'timeZone' | 'parameter' | 'description' | 'status' | 'nextRunTime'
>;

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

  return {
    async list(caller: Caller, request: ListRequest, rules: SQL | undefined) {
      const list = listQuery({ columns: jobColumns, scope: and(ofTenant(caller), rules) }, request);
      return selectList(db, sysQuartzJob, jobColumns, list);
    },

    async view(caller: Caller, id: string, lock = false): Promise<StoredJob | undefined> {
      const query = db.orm
        .select()
        .from(sysQuartzJob)
        .where(and(ofTenant(caller), eq(sysQuartzJob.id, id)));
      const [job] = await (lock ? query.for('update') : query);
      return job;
    },

    async add(caller: Caller, members: JobMembers): Promise<string> {
      const id = newId();
      await db.orm.insert(sysQuartzJob).values({
        id,
        ...members,
        createBy: caller.username,
        createTime: timeText(clock()),
        updateTime: timeText(clock()),
        sysOrgCode: caller.orgCode,
        tenantId: caller.tenantId,
      });
      return id;
    },

    async save(caller: Caller, id: string, members: Partial<JobMembers>): Promise<void> {
      await db.orm
        .update(sysQuartzJob)
        .set({ ...members, updateBy: caller.username, updateTime: nextVersion(sysQuartzJob.updateTime, clock()) })
        .where(and(ofTenant(caller), eq(sysQuartzJob.id, id)));
    },

    /** @returns ids of those that were there */
    async remove(caller: Caller, ids: readonly string[]): Promise<string[]> {
      const removed = await db.orm
        .update(sysQuartzJob)
        .set({ delFlag: 1, nextRunTime: null, updateBy: caller.username, updateTime: timeText(clock()) })
        .where(and(ofTenant(caller), inArray(sysQuartzJob.id, [...ids])))
        .returning({ id: sysQuartzJob.id });
      return removed.map(({ id }) => id);
    },

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
