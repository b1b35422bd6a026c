import type { NoticeRange } from './endpoints';

interface Chosen {
  beginDate?: string | undefined;
  endDate?: string | undefined;
}
/** `YYYY-MM-DD`; the last day is included. */
interface Days {
  from?: string;
  to?: string;
}

/**
 * The days a range of the family's newer client means; weeks begin on Monday.
 *
 * @param range `jt` today, `zt` yesterday, `qt` the day before, `bz` this week, `sz` the last, `by` this month, `sy` the
 * last, `7day` the last seven days, `zdy` those chosen; none: all
 * @param today `YYYY-MM-DD`
 */
export function noticeDays(range: NoticeRange | '' | undefined, today: string, chosen: Chosen = {}): Days {
  const monday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const month = today.slice(0, 7);
  const lastOfMonth = daysAfter(`${month}-01`, -1);
  switch (range) {
    case 'jt':
      return { from: today, to: today };
    case 'zt':
      return { from: daysAfter(today, -1), to: daysAfter(today, -1) };
    case 'qt':
      return { from: daysAfter(today, -2), to: daysAfter(today, -2) };
    case 'bz':
      return { from: daysAfter(today, -monday), to: daysAfter(today, 6 - monday) };
    case 'sz':
      return { from: daysAfter(today, -monday - 7), to: daysAfter(today, -monday - 1) };
    case 'by':
      return { from: `${month}-01`, to: today };
    case 'sy':
      return { from: `${lastOfMonth.slice(0, 7)}-01`, to: lastOfMonth };
    case '7day':
      return { from: daysAfter(today, -6), to: today };
    case 'zdy':
      return { ...(chosen.beginDate && { from: chosen.beginDate }), ...(chosen.endDate && { to: chosen.endDate }) };
    default:
      return {};
  }
}

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
