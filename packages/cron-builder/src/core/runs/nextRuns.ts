import { defaultHorizon } from '../fields';
import type { CronSchedule } from '../parse/CronSchedule';
import { parseCron } from '../parse/parseCron';
import { nextWall } from './nextWall';
import { zoneClock } from './zoneClock';

export interface NextRunsOptions {
  /** Exclusive start; default now. Runs lie on whole seconds. */
  after?: Date | number | string;
  /** IANA zone the fields are read in, e.g. `Asia/Shanghai`; default the zone of the machine. */
  timeZone?: string;
  /** Most runs wanted; default 10 (B§9). */
  limit?: number;
  /** Last year looked at; default the current one plus 100, as in Quartz. */
  horizon?: number;
}

/**
 * The coming runs of a Quartz expression, earliest first.
 *
 * Steps along the wall clock of the zone: a time that the clock skips is no run, one that it shows twice is a run
 * at its second pass.
 *
 * @param expression seven fields, second … year, one space apart (B§3), or what {@link parseCron} made of them
 * @returns instants; fewer than `limit`, or none, once the year field is used up
 * @throws {CronError} for an expression Quartz does not take; `error.field` names the field
 * @throws {RangeError} for an unknown `timeZone` or an `after` that is no time
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
