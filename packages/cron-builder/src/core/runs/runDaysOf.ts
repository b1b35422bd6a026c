import type { CronSchedule } from '../parse/CronSchedule';
import { parseCron } from '../parse/parseCron';
import { nextYear } from '../parse/YearSpans';
import { runDates } from './runDates';

/**
 * The dates of a month on which an expression runs, ascending.
 *
 * @param month counts from 1
 * @throws {CronError} for an expression that Quartz refuses
 */
export function runDaysOf(expression: string | CronSchedule, year: number, month: number): number[] {
  const { days, months, years } = typeof expression === 'string' ? parseCron(expression) : expression;
  if (!months.has(month) || nextYear(years, year) !== year) return [];
  const dates = runDates(days, year, month);
  return Array.from({ length: 31 }, (_, index) => index + 1).filter((date) => (dates >>> date) & 1);
}
