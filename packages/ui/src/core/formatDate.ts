import dayjs from 'dayjs';

/** Formats of the platform (P§9). */
const DATE_FORMAT = 'YYYY-MM-DD';
export const DATETIME_FORMAT = 'YYYY-MM-DD HH:mm:ss';

/** A moment: text, milliseconds since 1970 or a Date. */
export type Moment = string | number | Date | null | undefined;

/**
 * Formats the day of a moment as `YYYY-MM-DD`; empty without one, an unreadable text is returned unchanged.
 *
 * @param pattern of dayjs, e.g. `YYYY-MM`
 */
export const formatDate = (value: Moment, pattern = DATE_FORMAT): string => format(value, pattern);

/** Formats a moment as `YYYY-MM-DD HH:mm:ss`; empty without one, an unreadable text is returned unchanged. */
export const formatDateTime = (value: Moment): string => format(value, DATETIME_FORMAT);

function format(value: Moment, pattern: string): string {
  if (value === null || value === undefined || value === '') return '';
  const day = dayjs(value);
  return day.isValid() ? day.format(pattern) : String(value);
}
