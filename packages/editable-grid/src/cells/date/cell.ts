import { plainText, type CellDefinition } from '../../core/cells/CellDefinition';

const WRITTEN = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s].*)?$/;
const DIGITS = /^(\d{4})(\d{2})(\d{2})$/;

/** A day as `YYYY-MM-DD`. Typed or pasted also as `2026/1/5`, `2026.1.5`, `20260105`, `2026年1月5日`. */
export const dateCell: CellDefinition<string | null> = {
  type: 'date',
  defaultWidth: 135,
  control: 'text',
  filter: 'date',
  commit: 'leave',
  empty: null,
  // Servers send a time along with the day; the day is what this cell shows.
  format: (value) => plainText(value).slice(0, 10),
  parse(text) {
    const plain = text.trim();
    if (plain === '') return { ok: true, value: null };
    const [, year, month, day] = WRITTEN.exec(plain) ?? DIGITS.exec(plain) ?? [];
    if (!year || !month || !day || !isDay(Number(year), Number(month), Number(day)))
      return { ok: false, reason: 'not-a-date' };
    return { ok: true, value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
  },
};

function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
