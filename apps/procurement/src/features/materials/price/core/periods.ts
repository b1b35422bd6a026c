import dayjs from 'dayjs';

/** Months up to today, or everything. */
export const PERIODS = ['6', '12', '24', 'all'] as const;
export type Period = (typeof PERIODS)[number];

export const isPeriod = (text: string): text is Period => (PERIODS as readonly string[]).includes(text);

/** First day of a period, `YYYY-MM-DD`; undefined if it is open. @param today default now */
export const beginOf = (period: Period, today?: Date): string | undefined =>
  period === 'all' ? undefined : dayjs(today).subtract(Number(period), 'month').format('YYYY-MM-DD');
