import type { CronField } from '../fields';
import type { Piece } from './Piece';
import { toNumberSet } from './toNumberSet';

/** The numbers of a field, ascending. */
export function members(pieces: readonly Piece[], field: Exclude<CronField, 'year'>): number[] {
  const set = toNumberSet(pieces, field);
  const values: number[] = [];
  for (let value = set.next(0); value >= 0; value = set.next(value + 1)) values.push(value);
  return values;
}
