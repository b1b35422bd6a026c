/** The seven fields of an expression, in the order they are written (B§3). */
export const CRON_FIELDS = ['second', 'minute', 'hour', 'dom', 'month', 'dow', 'year'] as const;
export type CronField = (typeof CRON_FIELDS)[number];

export interface CronFieldRule {
  /** Minimum in Quartz. */
  min: number;
  /** Maximum in Quartz. */
  max: number;
  /** Maximum step; Quartz refuses 60 for minutes, although B§5 allows it. */
  maxStep: number;
  /** Three-letter names; the first is `min`. */
  names?: readonly string[];
}

export const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
// Quartz counts Sunday as 1, Date as 0.
export const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const short = (name: string) => name.slice(0, 3).toUpperCase();

/** Quartz stores numbers as Java int and has no limit for years. */
export const MAX_INT = 2 ** 31 - 1;

export const FIELD_RULES: Readonly<Record<CronField, CronFieldRule>> = {
  second: { min: 0, max: 59, maxStep: 59 },
  minute: { min: 0, max: 59, maxStep: 59 },
  hour: { min: 0, max: 23, maxStep: 23 },
  dom: { min: 1, max: 31, maxStep: 31 },
  month: { min: 1, max: 12, maxStep: 12, names: MONTHS.map(short) },
  dow: { min: 1, max: 7, maxStep: 7, names: WEEKDAYS.map(short) },
  year: { min: 0, max: MAX_INT, maxStep: MAX_INT },
};

/** First year of `*` and `/n` in Quartz. */
export const FIRST_YEAR = 1970;

/** Last year Quartz searches: the current year plus 100. */
export const defaultHorizon = (): number => new Date().getUTCFullYear() + 100;
