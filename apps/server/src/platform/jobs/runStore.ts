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
  /** Who started it by hand. */
  by?: string;
}

/** Seconds a server vouches for a run; one it has not vouched for is given up. */
const LEASE = 60;
/** Runs of one job that are kept. */
const KEPT_RUNS = 500;
/** Jobs taken at once. */
const BATCH = 50;

const isActive = and(eq(sysQuartzJob.status, 0), eq(sysQuartzJob.delFlag, 0), isNotNull(sysQuartzJob.nextRunTime));

/** SQL of what runs when, over all tenants; each job brings its own. */
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

    /** When the next run of any job is due. */
    async nextDue(): Promise<string | null> {
      const [first] = await db.orm
        .select({ at: sysQuartzJob.nextRunTime })
        .from(sysQuartzJob)
        .where(isActive)
        .orderBy(asc(sysQuartzJob.nextRunTime))
        .limit(1);
      return first?.at ?? null;
    },

    /** Moves a due job on to its following run; of several servers one does. */
    async claim(job: StoredJob, next: string | null): Promise<boolean> {
      const claimed = await db.orm
        .update(sysQuartzJob)
        .set({ nextRunTime: next })
        .where(and(eq(sysQuartzJob.id, job.id), isActive, eq(sysQuartzJob.nextRunTime, job.nextRunTime!)))
        .returning({ id: sysQuartzJob.id });
      return claimed.length > 0;
    },

    /** Notes the beginning of a run; undefined while another one of the job goes on. */
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
        // What the job still has under way belongs to a server that is gone.
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

    /** Vouches for a run that goes on. */
    async prolong({ id, job }: StartedRun): Promise<void> {
      await db.orm
        .update(sysQuartzJob)
        .set({ runUntil: leaseEnd() })
        .where(and(eq(sysQuartzJob.id, job.id), eq(sysQuartzJob.runId, id)));
    },

    /** Notes the end of a run. What was given up in between stays so, but for its message. */
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
          .offset(KEPT_RUNS);
        await db.orm.delete(sysQuartzJobRun).where(inArray(sysQuartzJobRun.id, outdated));
      }),

    /** Notes a run that was not made. */
    async skip(job: StoredJob, message: string): Promise<void> {
      const at = now();
      const run = { trigger: 'schedule', startTime: at, endTime: at, costTime: 0, result: 'skipped', message };
      await db.orm.insert(sysQuartzJobRun).values({ id: newId(), jobId: job.id, ...run, tenantId: job.tenantId });
    },

    /** Removes the history of a tenant before a moment. @returns rows removed */
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
