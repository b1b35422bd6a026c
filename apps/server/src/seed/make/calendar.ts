import { timeText } from '../../platform/db';
import type { Random } from '../random';

const DAY = 86_400_000;

/** Times and days relative to today, as stored in the database. */
export interface Calendar {
  /** A time in working hours, `days` before today. */
  moment(days: number, random: Random): string;
  /** `YYYY-MM-DD`, `days` after the day of a time. */
  dayAfter(moment: string, days: number): string;
  /** A time `hours` later, but not in the future. */
  later(moment: string, hours: number): string;
}

export function calendarOf(today: Date): Calendar {
  const now = timeText(today);
  const midnight = Date.parse(`${now.slice(0, 10)}T00:00:00+08:00`);
  const parse = (moment: string) => Date.parse(`${moment.replace(' ', 'T')}+08:00`);
  const notAfterNow = (text: string) => (text > now ? now : text);
  return {
    moment(days, random) {
      const seconds = random.between(8 * 3600, 17 * 3600);
      return notAfterNow(timeText(midnight - days * DAY + seconds * 1000));
    },
    dayAfter: (moment, days) => timeText(parse(moment) + days * DAY).slice(0, 10),
    later: (moment, hours) => notAfterNow(timeText(parse(moment) + hours * 3_600_000)),
  };
}
