import { plainText, type CellDefinition } from '../../core/cells/CellDefinition';
import { readDay } from '../shared/moment/readDay';
import { readTime } from '../shared/moment/readTime';

/**
 * A moment as `YYYY-MM-DD HH:mm:ss` in the server's time zone. Also read from `2026/1/5 9:30`, `2026-01-05T09:30:00`,
 * `20260105093000`, `2026年1月5日 9时30分`; a day without time means 00:00:00.
 */
export const datetimeCell: CellDefinition<string | null> = {
  type: 'datetime',
  // B§9: 190 at least.
  defaultWidth: 190,
  control: 'text',
  commit: 'leave',
  empty: null,
  format: (value) => plainText(value).replace('T', ' ').slice(0, 19),
  parse(text) {
    const plain = text.trim();
    if (plain === '') return { ok: true, value: null };
    const read = readDay(plain);
    const time = read && (read.rest === '' ? '00:00:00' : readTime(read.rest));
    return time ? { ok: true, value: `${read.day} ${time}` } : { ok: false, reason: 'not-a-date' };
  },
};
