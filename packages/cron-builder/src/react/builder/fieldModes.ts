import type { CronField, ModeName } from '../../core';

const NUMBERS = ['every', 'range', 'loop', 'specify'] as const satisfies ModeName[];

/** Modes of each field in display order. */
export const FIELD_MODES: Readonly<Record<CronField, readonly ModeName[]>> = {
  second: NUMBERS,
  minute: NUMBERS,
  hour: NUMBERS,
  dom: ['none', ...NUMBERS, 'last', 'lastWorkday', 'beforeLast', 'workday'],
  month: NUMBERS,
  dow: ['none', ...NUMBERS, 'nthWeekday', 'lastWeekday'],
  year: NUMBERS,
};

/** First year of the builder; Quartz has no minimum (B§5). */
export const YEAR_BOUNDS = { min: 2019, max: 2119, maxStep: 99 } as const;
