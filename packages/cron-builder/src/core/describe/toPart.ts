import { FIELD_RULES, type CronField } from '../fields';
import type { Piece } from '../parse/Piece';
import { members } from '../parse/members';

/** Numbers of a field in a form for sentences. */
export type Part =
  | { kind: 'every' }
  | { kind: 'values'; values: number[] }
  /** `even`: begins at the minimum and divides the range evenly. */
  | { kind: 'steps'; from: number; step: number; even: boolean }
  | { kind: 'range'; from: number; to: number; step: number };

/** Fields whose numbers are listed one by one. */
const NAMED: readonly CronField[] = ['month', 'dow', 'dom'];

export function toPart(pieces: readonly Piece[], field: Exclude<CronField, 'year'>): Part {
  const { min, max } = FIELD_RULES[field];
  const values = members(pieces, field);
  if (values.length === max - min + 1) return { kind: 'every' };
  const [piece] = pieces;
  if (pieces.length > 1 || values.length === 1 || !piece) return { kind: 'values', values };
  if (piece.kind === 'range' && (piece.step === 1 || field !== 'month')) {
    return { kind: 'range', from: piece.from, to: piece.to, step: piece.step };
  }
  if ((piece.kind === 'every' || piece.kind === 'loop') && !(NAMED.includes(field) && values.length < 7)) {
    const from = piece.kind === 'loop' ? piece.from : min;
    const even = from === min && (max - min + 1) % piece.step === 0;
    return { kind: 'steps', from, step: piece.step, even };
  }
  return { kind: 'values', values };
}

export const isZero = (part: Part): boolean => part.kind === 'values' && part.values.join() === '0';

export const isEven = (part: Part): boolean => part.kind === 'steps' && part.even;

/** Weekdays in the order of a week that ends with Sunday. */
export const fromMonday = (weekdays: number[]): number[] => weekdays.toSorted((a, b) => ((a + 5) % 7) - ((b + 5) % 7));

/** Kind of the day fields: dates, weekdays, or a special form. */
export type DayStyle = { kind: 'weekdays' | 'dates' } | Piece;

export function dayStyle(dom: readonly Piece[], dow: readonly Piece[]): DayStyle {
  if (dom[0]!.kind !== 'any') {
    return dom.find(({ kind }) => kind === 'last' || kind === 'nearest') ?? { kind: 'dates' };
  }
  return dow.find(({ kind }) => kind === 'nth' || kind === 'lastOf') ?? { kind: 'weekdays' };
}
