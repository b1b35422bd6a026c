import { nextRuns } from '@gezi/cron-builder/core';
import { timeOf, timeText } from '../db';

interface Timed {
  cronExpression: string;
  timeZone: string;
}

/** The first run after a moment as the database writes it; null when none is left. @param after epoch milliseconds */
export function nextRunText({ cronExpression, timeZone }: Timed, after: number): string | null {
  const [run] = nextRuns(cronExpression, { after, timeZone, limit: 1 });
  return run ? timeText(run) : null;
}

/** Runs that are counted, at most. */
const COUNTED = 1000;

/**
 * How many runs should have been since one that was not made, that one counted.
 *
 * @param first as the database writes it
 * @param now epoch milliseconds
 */
export function runsSince({ cronExpression, timeZone }: Timed, first: string, now: number): number {
  const later = nextRuns(cronExpression, { after: timeOf(first), timeZone, limit: COUNTED - 1 });
  return 1 + later.filter((run) => run.getTime() <= now).length;
}
