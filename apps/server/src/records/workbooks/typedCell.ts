/** Type of the cells of a column; cells whose text is no such value stay texts. */
export type CellType = 'number' | 'amount' | 'day' | 'moment';

/** Most decimals of a number format; an import reads smaller numbers with an exponent. */
const MAX_DECIMALS = 6;
/** More digits are lost in a spreadsheet, which stores doubles. */
const MAX_DIGITS = 15;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.(\d+))?$/;
const MOMENT = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d):(\d\d))?$/;
const DAY_MS = 86_400_000;
/** Day 0 of a spreadsheet. */
const EPOCH = Date.UTC(1899, 11, 30);
/** Spreadsheets count a day too many before March 1900. */
const FIRST_YEAR = 1901;

const decimalFormats = (whole: string) =>
  Array.from({ length: MAX_DECIMALS + 1 }, (_, decimals) => whole + (decimals ? `.${'0'.repeat(decimals)}` : ''));

/** Number formats of typed cells; a cell names one by its position. */
export const CELL_FORMATS: readonly string[] = [
  ...decimalFormats('0'),
  ...decimalFormats('#,##0'),
  'yyyy-mm-dd',
  'yyyy-mm-dd hh:mm:ss',
];
const DAY_FORMAT = CELL_FORMATS.length - 2;

/**
 * Value and format of a cell that shows the same text.
 *
 * @param text as in lists: an `amount` may have thousands separators
 * @returns undefined if the text is not exactly such a value
 */
export function typedCell(text: string, type: CellType): { value: string; format: number } | undefined {
  return type === 'number' || type === 'amount' ? numberCell(text, type) : momentCell(text, type);
}

function numberCell(text: string, type: 'number' | 'amount') {
  const value = type === 'amount' ? text.replaceAll(/,(?=\d{3}(?:\D|$))/g, '') : text;
  const [found, decimals = ''] = NUMBER.exec(value) ?? [];
  if (found === undefined || decimals.length > MAX_DECIMALS) return undefined;
  if (value.replaceAll(/\D/g, '').length > MAX_DIGITS) return undefined;
  return { value, format: decimals.length + (type === 'amount' ? MAX_DECIMALS + 1 : 0) };
}

function momentCell(text: string, type: 'day' | 'moment') {
  const [found, year, month, day, hours, minutes, seconds] = MOMENT.exec(text) ?? [];
  // A moment at midnight would be read as a day.
  if (!found || Number(year) < FIRST_YEAR || (type === 'day') !== (hours === undefined) || text.endsWith(' 00:00:00'))
    return undefined;
  const [at, ...time] = [year, month, day, hours, minutes, seconds].map((part) => Number(part ?? 0));
  const date = Date.UTC(at!, time[0]! - 1, time[1], time[2], time[3], time[4]);
  // `2026-02-30` is no day.
  if (!new Date(date).toISOString().startsWith(`${year}-${month}-${day}`)) return undefined;
  return { value: String((date - EPOCH) / DAY_MS), format: type === 'day' ? DAY_FORMAT : DAY_FORMAT + 1 };
}
