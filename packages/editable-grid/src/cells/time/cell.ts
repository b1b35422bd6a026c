import { plainText, type CellDefinition } from '../../core/cells/CellDefinition';
import { readTime } from '../shared/moment/readTime';

/** A time of day as `HH:mm:ss`. Also read from `9:30`, `0930`, `093000`, `9时30分`. */
export const timeCell: CellDefinition<string | null> = {
  type: 'time',
  defaultWidth: 120,
  control: 'text',
  commit: 'leave',
  empty: null,
  format: plainText,
  parse(text) {
    const plain = text.trim();
    if (plain === '') return { ok: true, value: null };
    const time = readTime(plain);
    return time ? { ok: true, value: time } : { ok: false, reason: 'not-a-time' };
  },
};
