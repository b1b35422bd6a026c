import { and, eq } from 'drizzle-orm';
import { createdBy } from '../db/createdBy';
import { newId, sysQuartzJob } from '../db';
import type { Caller } from '../http/Caller';
import type { PlatformServices } from '../PlatformServices';
import { nextRunText } from './nextRunText';

const ZONE = 'Asia/Shanghai';

interface WantedJob {
  /** Name of a registered job. */
  jobClassName: string;
  cronExpression: string;
  description: string;
}

/** Creates a job for the caller's tenant unless it exists, even paused. Call it within a transaction. */
export async function ensureJob(
  { db, clock, scheduler }: Pick<PlatformServices, 'db' | 'clock' | 'scheduler'>,
  caller: Caller,
  job: WantedJob,
): Promise<void> {
  const { tenantId, jobClassName, delFlag, id } = sysQuartzJob;
  const [existing] = await db.orm
    .select({ id })
    .from(sysQuartzJob)
    .where(and(eq(tenantId, caller.tenantId), eq(jobClassName, job.jobClassName), eq(delFlag, 0)))
    .limit(1);
  if (existing) return;
  const nextRunTime = nextRunText({ ...job, timeZone: ZONE }, clock());
  await db.orm
    .insert(sysQuartzJob)
    .values({ id: newId(), ...job, timeZone: ZONE, status: 0, nextRunTime, ...createdBy(caller, clock()) });
  scheduler.wake();
}
