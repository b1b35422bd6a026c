import { plainText, type CellDefinition } from '../../core/cells/CellDefinition';
import { readDay } from '../shared/moment/readDay';

/** A day as `YYYY-MM-DD`. Also read from `2026/1/5`, `2026.1.5`, `20260105`, `2026年1月5日`. */
export const dateCell: CellDefinition<string | null> = {
  type: 'date',
  defaultWidth: 135,
  control: 'text',
  filter: 'date',
  commit: 'leave',
  empty: null,
  // Servers may send a time with the day; the cell shows only the day.
  format: (value) => plainText(value).slice(0, 10),
  parse(text) {
    const plain = text.trim();
    if (plain === '') return { ok: true, value: null };
    const read = readDay(plain);
    return read ? { ok: true, value: read.day } : { ok: false, reason: 'not-a-date' };
  },
};
