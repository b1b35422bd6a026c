import { dayTime, MS_A_DAY } from '../dayTime';

/** Continuation of a fill: the value of the nth cell beyond the source, from 0. */
export type Series = (nth: number) => unknown;

const DAY = /^(\d{4})-(\d{2})-(\d{2})(.*)$/;
/** As many as `toFixed` writes. */
const MAX_DECIMALS = 100;
const NUMBERED = /^(.*?)(\d{1,15})$/s;

/**
 * Continues the source cells: numbers and days in equal steps, a single day by one day, texts that end in a number by
 * counting; anything else is repeated.
 *
 * @param values the source cells, the one next to the new cells last
 */
export function series(values: readonly unknown[]): Series {
  return numbers(values) ?? days(values) ?? numbered(values) ?? ((nth) => values[nth % values.length]);
}

/** One number alone is copied, as spreadsheets do. */
function numbers(values: readonly unknown[]): Series | undefined {
  if (values.length < 2 || !values.every((value) => typeof value === 'number')) return undefined;
  const step = evenStep(values);
  if (step === undefined) return undefined;
  const last = values.at(-1)!;
  const places = Math.max(...values.map(decimals));
  return (nth) => Number((last + step * (nth + 1)).toFixed(places));
}

function days(values: readonly unknown[]): Series | undefined {
  const matches = values.map((value) => (typeof value === 'string' ? DAY.exec(value) : null));
  if (!matches.every((match) => match !== null) || matches.length === 0) return undefined;
  const rest = matches.at(-1)![4]!;
  if (matches.some((match) => match[4] !== rest)) return undefined;
  const parts = matches.map(([, year, month, day]) => ({
    months: Number(year) * 12 + Number(month) - 1,
    day: Number(day),
  }));
  const last = parts.at(-1)!;
  const months = parts.every(({ day }) => day === last.day) ? evenStep(parts.map((part) => part.months)) : undefined;
  if (months) return (nth) => written(monthDay(last.months + months * (nth + 1), last.day), rest);
  const times = matches.map(([, year, month, day]) => dayTime(year!, month!, day!));
  const step = times.length === 1 ? MS_A_DAY : evenStep(times);
  return step === undefined ? undefined : (nth) => written(times.at(-1)! + step * (nth + 1), rest);
}

/** The 31st of a shorter month is its last day. */
function monthDay(months: number, day: number): number {
  const [year, month] = [Math.floor(months / 12), months % 12];
  return Date.UTC(year, month, Math.min(day, new Date(Date.UTC(year, month + 1, 0)).getUTCDate()));
}

const written = (time: number, rest: string): string => new Date(time).toISOString().slice(0, 10) + rest;

function numbered(values: readonly unknown[]): Series | undefined {
  const matches = values.map((value) => (typeof value === 'string' ? NUMBERED.exec(value) : null));
  const first = matches[0]?.[1];
  if (first === undefined || first === '' || matches.some((match) => match?.[1] !== first)) return undefined;
  const counts = matches.map((match) => Number(match![2]));
  const step = counts.length === 1 ? 1 : evenStep(counts);
  if (!step) return undefined;
  const width = matches.at(-1)![2]!.length;
  return (nth) => first + String(Math.max(0, counts.at(-1)! + step * (nth + 1))).padStart(width, '0');
}

/** The constant step between neighbours, if there is one. */
function evenStep(numbers: readonly number[]): number | undefined {
  if (numbers.length < 2) return undefined;
  const step = numbers[1]! - numbers[0]!;
  // Tolerance for rounding errors of doubles.
  const crumb = Math.max(...numbers.map(Math.abs)) * Number.EPSILON * 4;
  const even = numbers.every((number, nth) => nth === 0 || Math.abs(number - numbers[nth - 1]! - step) <= crumb);
  return even ? step : undefined;
}

/** Digits behind the point. */
const decimals = (number: number): number => {
  const [mantissa = '', exponent = '0'] = String(number).split('e');
  const after = mantissa.split('.')[1] ?? '';
  return Math.max(0, Math.min(MAX_DECIMALS, after.length - Number(exponent)));
};
