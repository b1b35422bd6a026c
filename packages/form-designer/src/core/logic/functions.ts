import { countCharacters, isEmpty } from '@gezi/validators';
import Big from 'big.js';
import type { Json } from '../document/FormDocument';
import { alike, calculate, isTrue, joined, MAX_NESTED, toNumber, toText, total } from './values';

/** What a function may ask of its surroundings. */
export interface FormulaClock {
  /** The day it is, `yyyy-MM-dd`. */
  readonly today: string;
}

export interface FormulaFunction {
  /** Fewest and most arguments. */
  readonly least: number;
  readonly most: number;
  readonly run: (values: readonly Json[], clock: FormulaClock) => Json;
}

const DAY = 86_400_000;

/** The functions of the expression language by name. Aggregates flatten list arguments. */
export const FUNCTIONS: Readonly<Record<string, FormulaFunction>> = {
  // Aggregates, e.g. of a column of a dynamic table; empty values are skipped.
  sum: many(total),
  avg: many((numbers) => (numbers.length ? calculate('/', total(numbers), numbers.length) : null)),
  min: many((numbers) => (numbers.length ? numbers.reduce((least, number) => Math.min(least, number)) : null)),
  max: many((numbers) => (numbers.length ? numbers.reduce((most, number) => Math.max(most, number)) : null)),
  count: fn(1, 50, (values) => flat(values).filter((value) => !isEmpty(value)).length),
  // Numbers.
  round: fn(1, 2, ([value, digits]) => rounded(value, digits, Big.roundHalfUp)),
  floor: fn(1, 2, ([value, digits]) => stepped(value, digits, Math.floor)),
  ceil: fn(1, 2, ([value, digits]) => stepped(value, digits, Math.ceil)),
  abs: fn(1, 1, ([value]) => numeric(value, Math.abs)),
  number: fn(1, 1, ([value]) => toNumber(value ?? null)),
  // Texts.
  concat: fn(1, 50, (values) => joined(values.map((value) => toText(value)))),
  text: fn(1, 1, ([value]) => toText(value ?? null)),
  length: fn(1, 1, ([value]) => (Array.isArray(value) ? value.length : countCharacters(toText(value ?? null)))),
  upper: fn(1, 1, ([value]) => toText(value ?? null).toUpperCase()),
  lower: fn(1, 1, ([value]) => toText(value ?? null).toLowerCase()),
  startsWith: fn(2, 2, ([value, start]) => toText(value ?? null).startsWith(toText(start ?? null))),
  endsWith: fn(2, 2, ([value, end]) => toText(value ?? null).endsWith(toText(end ?? null))),
  // Choices.
  empty: fn(1, 1, ([value]) => isEmpty(value)),
  contains: fn(2, 2, ([value, part]) => contains(value ?? null, part ?? null)),
  oneOf: fn(2, 50, ([value, ...others]) => flat(others).some((other) => alike(value ?? null, other))),
  if: fn(2, 3, ([test, then, otherwise]) => (isTrue(test ?? null) ? then! : (otherwise ?? null))),
  // Days, `yyyy-MM-dd`.
  today: fn(0, 0, (_, { today }) => today),
  daysBetween: fn(2, 2, ([from, to]) => daysBetween(from ?? null, to ?? null)),
  addDays: fn(2, 2, ([day, count]) => addDays(day ?? null, count ?? null)),
};

function fn(least: number, most: number, run: FormulaFunction['run']): FormulaFunction {
  return { least, most, run };
}

function many(run: (numbers: readonly number[]) => Json): FormulaFunction {
  return fn(1, 50, (values) => {
    const filled = flat(values).filter((value) => !isEmpty(value));
    return run(filled.map(toNumber).filter((number) => number !== null));
  });
}

const flat = (values: readonly Json[]): Json[] => (values as readonly unknown[]).flat(MAX_NESTED) as Json[];

function numeric(value: Json | undefined, run: (number: number) => number): Json {
  const number = toNumber(value ?? null);
  return number === null ? null : run(number);
}

const digitsOf = (digits: Json | undefined) => Math.min(10, Math.max(0, Math.trunc(toNumber(digits ?? null) ?? 0)));

const rounded = (value: Json | undefined, digits: Json | undefined, mode: 0 | 1 | 2 | 3): Json =>
  numeric(value, (number) => new Big(number).round(digitsOf(digits), mode).toNumber());

function stepped(value: Json | undefined, digits: Json | undefined, run: (number: number) => number): Json {
  const factor = 10 ** digitsOf(digits);
  return numeric(value, (number) => new Big(run(new Big(number).times(factor).toNumber())).div(factor).toNumber());
}

function contains(value: Json, part: Json): boolean {
  if (Array.isArray(value)) return (value as readonly Json[]).some((member) => alike(member, part));
  return !isEmpty(part) && toText(value).includes(toText(part));
}

/** Milliseconds at the start of a day in UTC, where every day has 24 hours. */
function dayOf(value: Json): number | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})/.exec(toText(value));
  if (!found) return null;
  const time = Date.UTC(Number(found[1]), Number(found[2]) - 1, Number(found[3]));
  return new Date(time).toISOString().startsWith(found[0]) ? time : null;
}

function daysBetween(from: Json, to: Json): number | null {
  const [start, end] = [dayOf(from), dayOf(to)];
  return start === null || end === null ? null : (end - start) / DAY;
}

function addDays(day: Json, count: Json): string | null {
  const [start, days] = [dayOf(day), toNumber(count)];
  if (start === null || days === null || Math.abs(days) > 1_000_000) return null;
  return new Date(start + Math.trunc(days) * DAY).toISOString().slice(0, 10);
}
