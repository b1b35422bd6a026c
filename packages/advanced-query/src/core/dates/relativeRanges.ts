/** Date ranges relative to the current day; weeks begin on Monday. */
export const RELATIVE_RANGES = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'next7Days',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'thisYear',
  'lastYear',
] as const;
export type RelativeRange = (typeof RELATIVE_RANGES)[number];

/** First and last day, `YYYY-MM-DD`, both included. */
export interface DaySpan {
  first: string;
  last: string;
}

const A_DAY = 86_400_000;

/**
 * The dates of a relative range.
 *
 * @param today `YYYY-MM-DD`; last day of `last7Days` and `last30Days`, first day of `next7Days`
 */
export function daysOf(range: RelativeRange, today: string): DaySpan {
  const now = Date.parse(`${today}T00:00:00Z`);
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const days = (from: number, to: number) => span(now + from * A_DAY, now + to * A_DAY);
  const months = (from: number, count: number) =>
    span(Date.UTC(year, from, 1), Date.UTC(year, from + count, 1) - A_DAY);
  // `Date` counts Sunday as 0; here it is the last day of the week.
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  switch (range) {
    case 'today':
      return days(0, 0);
    case 'yesterday':
      return days(-1, -1);
    case 'last7Days':
      return days(-6, 0);
    case 'last30Days':
      return days(-29, 0);
    case 'next7Days':
      return days(0, 6);
    case 'thisWeek':
      return days(-sinceMonday, 6 - sinceMonday);
    case 'lastWeek':
      return days(-sinceMonday - 7, -sinceMonday - 1);
    case 'thisMonth':
      return months(month, 1);
    case 'lastMonth':
      return months(month - 1, 1);
    case 'thisQuarter':
      return months(month - (month % 3), 3);
    case 'thisYear':
      return months(0, 12);
    case 'lastYear':
      return months(-12, 12);
  }
}

/**
 * The dates of a month or a year, e.g. `2026-03` or `2026`.
 *
 * @returns undefined for any other text
 */
export function daysOfPeriod(text: string): DaySpan | undefined {
  const period = /^(?!0000)(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(text.trim());
  if (!period) return undefined;
  const [, year, month] = period;
  if (!month) return { first: `${year}-01-01`, last: `${year}-12-31` };
  const days = new Date(Date.UTC(2000 + (Number(year) % 400), Number(month), 0)).getUTCDate();
  return { first: `${year}-${month}-01`, last: `${year}-${month}-${days}` };
}

const span = (first: number, last: number): DaySpan => ({ first: dayText(first), last: dayText(last) });
const dayText = (instant: number) => new Date(instant).toISOString().slice(0, 10);
