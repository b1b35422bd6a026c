import { defaultHorizon, FIELD_RULES, FIRST_YEAR, type CronField } from '../fields';
import { toYearSpan } from '../parse/parseCron';
import { members } from '../parse/members';
import { parseField } from '../parse/parseField';
import type { Piece } from '../parse/Piece';
import { nextYear } from '../parse/YearSpans';
import type { FieldMode } from './FieldMode';

/**
 * The mode of a field, or one with the same runs: a mixed list becomes its values. Unreadable text means every value (B§4).
 */
export function inferMode(field: CronField, text: string): FieldMode {
  try {
    return toMode(field, parseField(text.trim().toUpperCase(), field, defaultHorizon()));
  } catch {
    return { mode: 'every' };
  }
}

function toMode(field: CronField, pieces: Piece[]): FieldMode {
  const [piece] = pieces;
  const nth = pieces.find((one) => one.kind === 'nth');
  const values = field === 'year' ? yearsOf(pieces) : members(pieces, field);
  if (nth) return { mode: 'nthWeekday', weekday: values[0]!, nth: nth.nth };
  if (pieces.some(({ kind }) => kind === 'nearest')) return { mode: 'workday', day: values[0]! };
  if (pieces.length === 1 && piece) {
    switch (piece.kind) {
      case 'any':
        return { mode: 'none' };
      case 'last':
        if (piece.offset) return { mode: 'beforeLast', days: piece.offset, workday: piece.workday };
        return { mode: piece.workday ? 'lastWorkday' : 'last' };
      case 'lastOf':
        return { mode: 'lastWeekday', weekday: piece.from };
      case 'every':
        if (piece.step <= 1) return { mode: 'every' };
        return { mode: 'loop', from: field === 'year' ? FIRST_YEAR : FIELD_RULES[field].min, step: piece.step };
      case 'loop':
        if (piece.step) return { mode: 'loop', from: piece.from, step: piece.step };
        break;
      case 'range':
        if (piece.step) return { mode: 'range', from: piece.from, to: piece.to, step: piece.step };
    }
  }
  const whole = field === 'year' ? pieces.some(({ kind }) => kind === 'every') : isWhole(field, values);
  return whole ? { mode: 'every' } : { mode: 'specify', values };
}

const isWhole = (field: CronField, values: number[]) =>
  values.length > 1 && values.length === FIELD_RULES[field].max - FIELD_RULES[field].min + 1;

function yearsOf(pieces: Piece[]): number[] {
  const years: number[] = [];
  const spans = pieces.map(toYearSpan);
  const horizon = defaultHorizon();
  let year = nextYear(spans, 0);
  // A single year is unlimited; loops end at the horizon.
  for (; year <= horizon || (!years.length && year < Infinity); year = nextYear(spans, year + 1)) years.push(year);
  return years;
}
