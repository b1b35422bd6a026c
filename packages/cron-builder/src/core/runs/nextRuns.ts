import { defaultHorizon } from '../fields';
import type { CronSchedule } from '../parse/CronSchedule';
import { parseCron } from '../parse/parseCron';
import { nextWall } from './nextWall';
import { zoneClock } from './zoneClock';

export interface NextRunsOptions {
  /** Exclusive start; default now. Runs are on whole seconds. */
  after?: Date | number | string;
  /** IANA zone the fields are read in, e.g. `Asia/Shanghai`; default that of the machine. */
  timeZone?: string;
  /** Maximum number of results; default 10 (B§9). */
  limit?: number;
  /** Last year to search; default the current year plus 100, as in Quartz. */
  horizon?: number;
}

/**
 * Next fire times of a Quartz expression, earliest first.
 *
 * A wall time skipped by a clock change has no run; one that occurs twice runs once, the second time.
 *
 * @param expression seven fields, second … year, separated by spaces (B§3), or a result of {@link parseCron}
 * @returns instants; fewer than `limit`, or none, if the year field has no more matches
 * @throws {CronError} for an expression that Quartz refuses; `error.field` names the field
 * @throws {RangeError} for an unknown `timeZone` or an an invalid `after`
 */
export function nextRuns(expression: string | CronSchedule, options: NextRunsOptions = {}): Date[] {
  const { after = Date.now(), timeZone, limit = 10, horizon = defaultHorizon() } = options;
  const schedule = typeof expression === 'string' ? parseCron(expression, { horizon }) : expression;
  const start = Math.floor(new Date(after).getTime() / 1000);
  if (Number.isNaN(start)) throw new RangeError('nextRuns: `after` is no time');
  const clock = zoneClock(timeZone);
  const runs: Date[] = [];
  let wall = clock.wallOf(start);
  while (runs.length < limit) {
    wall = nextWall(schedule, wall + 1, horizon);
    if (wall === Infinity) break;
    const instant = clock.instantOf(wall);
    if (instant !== undefined) runs.push(new Date(instant * 1000));
    else wall = clock.afterGap(wall) - 1;
  }
  return runs;
}
