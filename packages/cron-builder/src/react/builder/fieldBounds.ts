import { FIELD_RULES, type CronField } from '../../core';
import { YEAR_BOUNDS } from './fieldModes';

export interface FieldBounds {
  min: number;
  max: number;
  maxStep: number;
}

/** The numbers the builder offers (B§5); a step of 60 is left out, since Quartz refuses it. */
export function fieldBounds(field: CronField): FieldBounds {
  if (field !== 'year') return FIELD_RULES[field];
  // The default range of years runs a hundred on from now, which the fixed bound would soon cut.
  return { ...YEAR_BOUNDS, max: Math.max(YEAR_BOUNDS.max, thisYear() + 100) };
}

export const thisYear = (): number => new Date().getFullYear();
