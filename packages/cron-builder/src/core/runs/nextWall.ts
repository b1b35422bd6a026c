import type { CronSchedule } from '../parse/CronSchedule';
import { lowestBit } from '../parse/NumberSet';
import { nextYear } from '../parse/YearSpans';
import { dateOf, dayNumber } from './calendar';
import { runDates } from './runDates';

export const DAY_SECONDS = 86_400;

/**
 * The next wall-clock time of a schedule, regardless of clock changes of a zone.
 *
 * @param from wall-clock seconds since 1970-01-01 00:00:00, inclusive
 * @param horizon last year to search
 * @returns wall-clock seconds; `Infinity` for no further time
 */
export function nextWall(schedule: CronSchedule, from: number, horizon: number): number {
  const { days, months, years } = schedule;
  const day = Math.floor(from / DAY_SECONDS);
  const today = dateOf(day);
  let year = nextYear(years, today.year);
  let month = 1;
  let date = 1;
  if (year === today.year) {
    month = today.month;
    date = today.date + 1;
    if (year <= horizon && months.has(month) && (runDates(days, year, month) >>> today.date) & 1) {
      const time = nextTime(schedule, from - day * DAY_SECONDS);
      if (time >= 0) return day * DAY_SECONDS + time;
    }
  }
  while (year <= horizon) {
    const next = months.next(month);
    if (next < 0) {
      year = nextYear(years, year + 1);
      month = date = 1;
      continue;
    }
    if (next !== month) date = 1;
    const dates = date > 31 ? 0 : runDates(days, year, next) & (-1 << date);
    if (dates) return dayNumber(year, next, lowestBit(dates)) * DAY_SECONDS + nextTime(schedule, 0);
    month = next + 1;
    date = 1;
  }
  return Infinity;
}

/** The next second of a day from `time` on; -1 without one. */
function nextTime({ hours, minutes, seconds }: CronSchedule, time: number): number {
  const nowHour = (time / 3600) | 0;
  const nowMinute = ((time / 60) | 0) % 60;
  const hour = hours.next(nowHour);
  if (hour < 0) return -1;
  if (hour > nowHour) return clock(hour, minutes.next(0), seconds.next(0));
  const minute = minutes.next(nowMinute);
  if (minute === nowMinute) {
    const second = seconds.next(time % 60);
    if (second >= 0) return clock(hour, minute, second);
  }
  const later = minute > nowMinute ? minute : minutes.next(nowMinute + 1);
  if (later >= 0) return clock(hour, later, seconds.next(0));
  const laterHour = hours.next(hour + 1);
  return laterHour < 0 ? -1 : clock(laterHour, minutes.next(0), seconds.next(0));
}

const clock = (hour: number, minute: number, second: number) => hour * 3600 + minute * 60 + second;
