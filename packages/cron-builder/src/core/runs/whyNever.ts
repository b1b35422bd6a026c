import { defaultHorizon } from '../fields';
import type { CronSchedule } from '../parse/CronSchedule';
import { parseCron } from '../parse/parseCron';
import { nextYear } from '../parse/YearSpans';
import { nextRuns, type NextRunsOptions } from './nextRuns';
import { nextWall } from './nextWall';

export type NeverReason =
  /** No year has such a day, e.g. 30 February. */
  | 'no-such-day'
  /** None of the years has such a day, e.g. 29 February 2027. */
  | 'no-such-day-in-years'
  /** All years are in the past. */
  | 'years-over'
  /** All years are after the horizon. */
  | 'years-too-far'
  /** The clock of the time zone skips every such time. */
  | 'clock-skips';

/** Why an expression has no further run; undefined if it has one. Options as in {@link nextRuns}. */
export function whyNever(expression: string | CronSchedule, options: NextRunsOptions = {}): NeverReason | undefined {
  const schedule = typeof expression === 'string' ? parseCron(expression, options) : expression;
  if (nextRuns(schedule, { ...options, limit: 1 }).length) return undefined;
  const horizon = options.horizon ?? defaultHorizon();
  const everyYear = { ...schedule, years: [{ from: 0, to: Infinity, step: 1 }] };
  if (nextWall(everyYear, LEAP_YEAR, 2028) === Infinity) return 'no-such-day';
  const now = new Date(options.after ?? Date.now());
  const year = nextYear(schedule.years, now.getUTCFullYear());
  if (year > horizon) return year === Infinity ? 'years-over' : 'years-too-far';
  if (nextWall(schedule, YEAR_ZERO, horizon) === Infinity) return 'no-such-day-in-years';
  return nextWall(schedule, +now / 1000, horizon) === Infinity ? 'years-over' : 'clock-skips';
}

// 28 years contain every date on every weekday.
const LEAP_YEAR = Date.UTC(2000, 0, 1) / 1000;
const YEAR_ZERO = -62_167_219_200;
