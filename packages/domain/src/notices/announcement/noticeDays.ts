import type { NoticeRange } from './endpoints';

interface CustomDays {
  beginDate?: string | undefined;
  endDate?: string | undefined;
}
/** `YYYY-MM-DD`, both inclusive. */
interface Days {
  from?: string;
  to?: string;
}

/**
 * Days of a range key of the platform's newer client. Weeks start on Monday.
 *
 * @param range `jt` today, `zt` yesterday, `qt` the day before yesterday, `bz` this week, `sz` last week, `by` this
 *   month, `sy` last month, `7day` the last seven days, `zdy` custom days; empty = all
 * @param today `YYYY-MM-DD`
 */
export function noticeDays(range: NoticeRange | '' | undefined, today: string, customDays: CustomDays = {}): Days {
  const daysSinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
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
      return { from: daysAfter(today, -daysSinceMonday), to: daysAfter(today, 6 - daysSinceMonday) };
    case 'sz':
      return { from: daysAfter(today, -daysSinceMonday - 7), to: daysAfter(today, -daysSinceMonday - 1) };
    case 'by':
      return { from: `${month}-01`, to: today };
    case 'sy':
      return { from: `${lastOfMonth.slice(0, 7)}-01`, to: lastOfMonth };
    case '7day':
      return { from: daysAfter(today, -6), to: today };
    case 'zdy':
      return {
        ...(customDays.beginDate && { from: customDays.beginDate }),
        ...(customDays.endDate && { to: customDays.endDate }),
      };
    default:
      return {};
  }
}

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
