import { timeOf, timeText } from '../../platform/db';
import type { Random } from '../random';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Office hours in Shanghai. */
const [OPENS, CLOSES] = [8.5, 17.5];

/** Working times relative to today, as stored in the database: Monday to Friday, within office hours. */
export interface Calendar {
  /**
   * A past time. On a weekend, or later than now, it moves to the working day before.
   *
   * @param days before today
   * @param hour of that day, within office hours
   */
  past(days: number, hour: number): string;
  /** {@link past} at a random hour. */
  moment(days: number, random: Random): string;
  /** A time that may be in the future, e.g. a deadline. On a weekend it moves to the working day after. */
  planned(days: number, hour: number): string;
  /** `YYYY-MM-DD`, `days` after the day of a time. */
  dayAfter(moment: string, days: number): string;
  /** A time at least `hours` after a working time; sooner if that would be in the future. */
  later(moment: string, hours: number): string;
}

/** @param today the current time, which nothing in the past exceeds */
export function calendarOf(today: Date): Calendar {
  const now = today.getTime();
  const midnight = startOfDay(now);

  const past = (days: number, hour: number): string => {
    let day = midnight - days * DAY;
    while (isWeekend(day) || day + hour * HOUR > now) day -= DAY;
    return timeText(day + hour * HOUR);
  };
  const later = (moment: string, hours: number): string => {
    const at = timeOf(moment);
    const wanted = inOfficeHours(at + hours * HOUR);
    if (wanted <= now) return timeText(wanted);
    const end = Math.min(now, startOfDay(at) + CLOSES * HOUR);
    return timeText(at + (end - at) / 2);
  };
  return {
    past,
    moment: (days, random) => past(days, random.between(OPENS * 3600, (CLOSES - 0.5) * 3600) / 3600),
    planned(days, hour) {
      let day = midnight + days * DAY;
      while (isWeekend(day)) day += DAY;
      return timeText(day + hour * HOUR);
    },
    dayAfter: (moment, days) => timeText(timeOf(moment) + days * DAY).slice(0, 10),
    later,
  };
}

/** The same time within office hours of the day, or the next opening. */
function inOfficeHours(at: number): number {
  const day = startOfDay(at);
  const isOpen = !isWeekend(day) && at >= day + OPENS * HOUR && at <= day + CLOSES * HOUR;
  if (isOpen) return at;
  let opening = at < day + OPENS * HOUR ? day : day + DAY;
  while (isWeekend(opening)) opening += DAY;
  // Keeps the minutes, so that records do not all share the time of opening.
  return opening + OPENS * HOUR + (at % HOUR);
}

const startOfDay = (at: number) => timeOf(`${timeText(at).slice(0, 10)} 00:00:00`);

const isWeekend = (day: number) => [0, 6].includes(new Date(`${timeText(day).slice(0, 10)}T00:00:00Z`).getUTCDay());
