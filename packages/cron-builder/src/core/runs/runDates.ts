import type { DayRule } from '../parse/CronSchedule';
import { dayNumber, monthLength, weekdayOf } from './calendar';

/** The dates of a month for a rule, as bits 1 … 31. */
export function runDates(rule: DayRule, year: number, month: number): number {
  const length = monthLength(year, month);
  const within = length === 31 ? -2 : (2 << length) - 2;
  if (rule.kind === 'dates') return rule.dates & within;
  const firstWeekday = weekdayOf(dayNumber(year, month, 1));
  switch (rule.kind) {
    case 'weekdays':
      return weekly(rule.weekdays, firstWeekday) & within;
    case 'last': {
      const date = length - rule.offset;
      return rule.workday ? nearestWorkday(date, length, firstWeekday) : bit(date);
    }
    case 'nearest':
      return nearestWorkday(rule.date, length, firstWeekday);
    case 'nth':
      return bit(firstDate(rule.weekday, firstWeekday) + 7 * (rule.nth - 1)) & within;
    case 'lastOf': {
      const first = firstDate(rule.weekday, firstWeekday);
      return bit(first + 7 * (((length - first) / 7) | 0));
    }
  }
}

/** Bit of a date; 0 below 1 and above 31, where a shift would wrap. */
const bit = (date: number) => (date < 1 || date > 31 ? 0 : 1 << date);

/** The first date of a weekday in a month. */
const firstDate = (weekday: number, firstWeekday: number) => 1 + ((weekday - firstWeekday + 7) % 7);

/** Repeats seven weekday bits over the dates of a month. */
function weekly(weekdays: number, firstWeekday: number): number {
  const week = ((weekdays >>> firstWeekday) | (weekdays << (7 - firstWeekday))) & 0x7f;
  return (week | (week << 7) | (week << 14) | (week << 21) | (week << 28)) << 1;
}

/**
 * The nearest workday within the month; none if the month has no such date.
 *
 * Here Quartz differs from its documentation: it continues into the next month, and its result for Saturday the first
 * depends on the start of the search.
 */
function nearestWorkday(date: number, length: number, firstWeekday: number): number {
  if (date < 1 || date > length) return 0;
  const weekday = (firstWeekday + date - 1) % 7;
  if (weekday === 6) return bit(date === 1 ? 3 : date - 1);
  if (weekday === 0) return bit(date === length ? date - 2 : date + 1);
  return bit(date);
}
