/** What one exported cell holds. */
export type ExportValue = string | number | null;

/** Signs with which spreadsheets begin a formula, full-width ones too. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Byte order mark: without it Excel takes UTF-8 for the system's own encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Lines of comma separated text. A text that a spreadsheet would run as a formula is led by an apostrophe; negative
 * numbers stay numbers.
 */
export const csvText = (rows: readonly (readonly ExportValue[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

function cellText(value: ExportValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
