import { timeText } from './timeText';

/** Years 1 to 9999; the conversion to Asia/Shanghai can leave this range. */
const FOUR_DIGIT_YEAR = /^(?!0000)\d{4}-/;
const LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * Reads a date and time (contract, part 1 §1.7): `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, or ISO 8601.
 *
 * @param endOfDay whether a date without time means 23:59:59; default 00:00:00
 * @returns `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai; undefined if the text is not a date of the years 1 to 9999
 */
export function readMoment(text: string, endOfDay = false): string | undefined {
  const local = LOCAL.exec(text);
  if (local) {
    const [, year, month, day, hour, minute, second = '00'] = local;
    const time = hour ? `${hour}:${minute}:${second}` : endOfDay ? '23:59:59' : '00:00:00';
    const moment = `${year}-${month}-${day} ${time}`;
    return isReal(moment) ? moment : undefined;
  }
  if (!ZONED.test(text)) return undefined;
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) return undefined;
  const moment = timeText(instant);
  return FOUR_DIGIT_YEAR.test(moment) ? moment : undefined;
}

/** Compares with the parsed date, because `Date` reads 31 February as 3 March. The database has no year 0000. */
function isReal(moment: string): boolean {
  const instant = Date.parse(`${moment.replace(' ', 'T')}Z`);
  if (Number.isNaN(instant) || !FOUR_DIGIT_YEAR.test(moment)) return false;
  return new Date(instant).toISOString().slice(0, 19).replace('T', ' ') === moment;
}
