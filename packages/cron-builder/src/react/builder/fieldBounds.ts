import { type CronField } from '../../core';
import { FIELD_RULES } from '../../core/fields';
import { YEAR_BOUNDS } from './fieldModes';

export interface FieldBounds {
  min: number;
  max: number;
  maxStep: number;
}

/** Bounds of the builder (B§5), without the step 60, which Quartz refuses. */
export function fieldBounds(field: CronField): FieldBounds {
  if (field !== 'year') return FIELD_RULES[field];
  // The default range of years reaches 100 years ahead.
  return { ...YEAR_BOUNDS, max: Math.max(YEAR_BOUNDS.max, thisYear() + 100) };
}

export const thisYear = (): number => new Date().getFullYear();
