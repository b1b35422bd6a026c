import { timeText } from './timeText';

/** Years 1 to 9999; the hours to Asia/Shanghai may lead out of them. */
const FOUR_DIGIT_YEAR = /^(?!0000)\d{4}-/;
const LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * A moment as it comes in (contract, part 1 §1.7): `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, or ISO 8601.
 *
 * @param endOfDay a date without time means 23:59:59, otherwise 00:00:00
 * @returns `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai; undefined when the text is no moment of the years 1 to 9999
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

/** 31 February reads as 3 March: what comes back must be what went in. Year 0000 is none to the database. */
function isReal(moment: string): boolean {
  const instant = Date.parse(`${moment.replace(' ', 'T')}Z`);
  if (Number.isNaN(instant) || !FOUR_DIGIT_YEAR.test(moment)) return false;
  return new Date(instant).toISOString().slice(0, 19).replace('T', ' ') === moment;
}
