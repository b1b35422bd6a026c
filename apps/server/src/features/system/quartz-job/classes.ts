import { timeText } from '../../../platform/db';
import { JobFailure, type JobClass } from '../../../platform/jobs/JobClass';
import { runStore } from '../../../platform/jobs/runStore';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';

const DAY = 86_400_000;
const DEFAULT_RETENTION_DAYS = 90;

/** Built-in job classes. Features register their own. */
export const jobClasses = ({ db, clock, sessions }: Services): Readonly<Record<string, JobClass>> => ({
  sessionSweep: {
    text: () => texts.job.names.sessionSweep,
    run: async () => texts.job.sessionsRemoved(await sessions.removeExpired()),
  },
  cleanLogs: {
    text: () => texts.job.names.cleanLogs,
    async run({ tenantId, parameter, now }) {
      const days = parameter.trim() === '' ? DEFAULT_RETENTION_DAYS : Number(parameter);
      if (!Number.isInteger(days) || days < 1 || days > 3650) throw new JobFailure(texts.job.badDays);
      return texts.job.logsRemoved(await runStore(db, clock).removeBefore(tenantId, timeText(now - days * DAY)), days);
    },
  },
  sampleJob: {
    text: () => texts.job.names.sampleJob,
    run: async ({ parameter }) => texts.job.sampleDone(parameter),
  },
});
