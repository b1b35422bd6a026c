import { FIELD_RULES, type CronField } from '../fields';
import { NumberSet } from './NumberSet';
import type { Piece } from './Piece';

/** The numbers of a field; for special forms of a day field, the number in them. */
export function toNumberSet(pieces: readonly Piece[], field: Exclude<CronField, 'year'>): NumberSet {
  const set = new NumberSet();
  const { min, max } = FIELD_RULES[field];
  for (const piece of pieces) {
    switch (piece.kind) {
      case 'every':
        fill(set, min, max, piece.step);
        break;
      case 'loop':
        fill(set, piece.from, max, piece.step);
        break;
      case 'range':
        addRange(set, piece, min, max);
        break;
      case 'any':
      case 'last':
        break;
      default:
        set.add(piece.from);
    }
  }
  return set;
}

function addRange(set: NumberSet, { from, to, step }: Extract<Piece, { kind: 'range' }>, min: number, max: number) {
  if (from <= to) return fill(set, from, to, step);
  const size = max - min + 1;
  for (let value = from; value <= to + size; value += step) set.add(value > max ? value - size : value);
}

function fill(set: NumberSet, from: number, to: number, step: number): void {
  for (let value = from; value <= to; value += step) set.add(value);
}
