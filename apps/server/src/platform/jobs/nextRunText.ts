import { nextRuns } from '@gezi/cron-builder/core';
import { timeOf, timeText } from '../db';

interface Timed {
  cronExpression: string;
  timeZone: string;
}

/** Next run as stored in the database; null if there is none. @param after epoch milliseconds */
export function nextRunText({ cronExpression, timeZone }: Timed, after: number): string | null {
  const [run] = nextRuns(cronExpression, { after, timeZone, limit: 1 });
  return run ? timeText(run) : null;
}

/** Maximum result of {@link runsSince}. */
const MAX_COUNT = 1000;

/**
 * Number of runs missed since `first`, which is included.
 *
 * @param first as stored in the database
 * @param now epoch milliseconds
 */
export function runsSince({ cronExpression, timeZone }: Timed, first: string, now: number): number {
  const later = nextRuns(cronExpression, { after: timeOf(first), timeZone, limit: MAX_COUNT - 1 });
  return 1 + later.filter((run) => run.getTime() <= now).length;
}
