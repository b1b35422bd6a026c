import { decimalText } from '@gezi/ui/core';

/** Value of one exported cell. */
export type ExportValue = string | number | null;

/** Characters that start a formula in spreadsheets, full-width ones included. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Byte order mark: without it Excel reads UTF-8 in the system's encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Lines of comma-separated text. An apostrophe prefixes texts that a spreadsheet would run as a formula; negative
 * numbers stay numbers.
 */
export const csvText = (rows: readonly (readonly ExportValue[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

function cellText(value: ExportValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return decimalText(value);
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
