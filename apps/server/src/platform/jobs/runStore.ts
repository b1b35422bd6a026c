import type { RunResult } from '@gezi/domain';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { newId, sysQuartzJob, sysQuartzJobRun, timeText, type Database } from '../db';

export type StoredJob = typeof sysQuartzJob.$inferSelect;

export interface StartedRun {
  id: string;
  job: StoredJob;
  /** Epoch milliseconds. */
  startedAt: number;
}

interface Start {
  trigger: 'schedule' | 'manual';
  /** Username, for a manual run. */
  by?: string;
}

/** Seconds of a run's lease; a run whose lease has expired counts as interrupted. */
const LEASE = 60;
/** Maximum number of stored runs per job. */
const MAX_RUNS = 500;
/** Maximum number of due jobs per query. */
const BATCH = 50;

const isActive = and(eq(sysQuartzJob.status, 0), eq(sysQuartzJob.delFlag, 0), isNotNull(sysQuartzJob.nextRunTime));

/** Stores jobs and runs of all tenants. */
export function runStore(db: Database, clock: () => number) {
  const now = () => timeText(clock());
  const leaseEnd = () => timeText(clock() + LEASE * 1000);
  const isFree = () => or(isNull(sysQuartzJob.runId), lt(sysQuartzJob.runUntil, now()));

  return {
    due: (): Promise<StoredJob[]> =>
      db.orm
        .select()
        .from(sysQuartzJob)
        .where(and(isActive, lte(sysQuartzJob.nextRunTime, now())))
        .orderBy(asc(sysQuartzJob.nextRunTime))
        .limit(BATCH),

    /** Time of the next run of any job. */
    async nextDue(): Promise<string | null> {
      const [first] = await db.orm
        .select({ at: sysQuartzJob.nextRunTime })
        .from(sysQuartzJob)
        .where(isActive)
        .orderBy(asc(sysQuartzJob.nextRunTime))
        .limit(1);
      return first?.at ?? null;
    },

    /** Advances a due job to its following run. @returns false if another server has done so */
    async claim(job: StoredJob, next: string | null): Promise<boolean> {
      const claimed = await db.orm
        .update(sysQuartzJob)
        .set({ nextRunTime: next })
        .where(and(eq(sysQuartzJob.id, job.id), isActive, eq(sysQuartzJob.nextRunTime, job.nextRunTime!)))
        .returning({ id: sysQuartzJob.id });
      return claimed.length > 0;
    },

    /** Records the start of a run; undefined if the job is already running. */
    begin: (job: StoredJob, { trigger, by }: Start): Promise<StartedRun | undefined> =>
      db.transaction(async () => {
        const id = newId();
        const startedAt = clock();
        const taken = await db.orm
          .update(sysQuartzJob)
          .set({ runId: id, runUntil: leaseEnd(), lastRunTime: timeText(startedAt), lastResult: 'running' })
          .where(and(eq(sysQuartzJob.id, job.id), eq(sysQuartzJob.delFlag, 0), isFree()))
          .returning({ id: sysQuartzJob.id });
        if (taken.length === 0) return undefined;
        // Runs of the job that are still marked as running belong to a dead server.
        await db.orm
          .update(sysQuartzJobRun)
          .set({ result: 'interrupted', endTime: timeText(startedAt) })
          .where(and(eq(sysQuartzJobRun.jobId, job.id), eq(sysQuartzJobRun.result, 'running')));
        await db.orm.insert(sysQuartzJobRun).values({
          id,
          jobId: job.id,
          trigger,
          startTime: timeText(startedAt),
          result: 'running',
          createBy: by ?? null,
          tenantId: job.tenantId,
        });
        return { id, job, startedAt };
      }),

    /** Renews the lease of a run. */
    async renewLease({ id, job }: StartedRun): Promise<void> {
      await db.orm
        .update(sysQuartzJob)
        .set({ runUntil: leaseEnd() })
        .where(and(eq(sysQuartzJob.id, job.id), eq(sysQuartzJob.runId, id)));
    },

    /** Records the end of a run. A run that lost its lease does not change its job. */
    finish: ({ id, job, startedAt }: StartedRun, result: RunResult, message: string): Promise<void> =>
      db.transaction(async () => {
        const end = clock();
        await db.orm
          .update(sysQuartzJobRun)
          .set({ result, message, endTime: timeText(end), costTime: Math.max(0, end - startedAt) })
          .where(eq(sysQuartzJobRun.id, id));
        await db.orm
          .update(sysQuartzJob)
          .set({ lastResult: result, runId: null, runUntil: null })
          .where(and(eq(sysQuartzJob.id, job.id), eq(sysQuartzJob.runId, id)));
        const outdated = db.orm
          .select({ id: sysQuartzJobRun.id })
          .from(sysQuartzJobRun)
          .where(and(eq(sysQuartzJobRun.tenantId, job.tenantId), eq(sysQuartzJobRun.jobId, job.id)))
          .orderBy(desc(sysQuartzJobRun.startTime), desc(sysQuartzJobRun.id))
          .offset(MAX_RUNS);
        await db.orm.delete(sysQuartzJobRun).where(inArray(sysQuartzJobRun.id, outdated));
      }),

    /** Records a skipped run. */
    async skip(job: StoredJob, message: string): Promise<void> {
      const at = now();
      const run = { trigger: 'schedule', startTime: at, endTime: at, costTime: 0, result: 'skipped', message };
      await db.orm.insert(sysQuartzJobRun).values({ id: newId(), jobId: job.id, ...run, tenantId: job.tenantId });
    },

    /** Deletes the history of a tenant before a time. @returns number of deleted rows */
    async removeBefore(tenantId: number, before: string): Promise<number> {
      const { rowCount } = await db.orm
        .delete(sysQuartzJobRun)
        .where(
          and(
            eq(sysQuartzJobRun.tenantId, tenantId),
            lt(sysQuartzJobRun.startTime, before),
            sql`${sysQuartzJobRun.result} <> 'running'`,
          ),
        );
      return rowCount ?? 0;
    },
  };
}
