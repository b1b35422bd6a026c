import type { CronField, ModeName } from '../../core';

const NUMBERS = ['every', 'range', 'loop', 'specify'] as const satisfies ModeName[];

/** The forms each field offers, in the order they are shown. */
export const FIELD_MODES: Readonly<Record<CronField, readonly ModeName[]>> = {
  second: NUMBERS,
  minute: NUMBERS,
  hour: NUMBERS,
  dom: ['none', ...NUMBERS, 'last', 'lastWorkday', 'beforeLast', 'workday'],
  month: NUMBERS,
  dow: ['none', ...NUMBERS, 'nthWeekday', 'lastWeekday'],
  year: NUMBERS,
};

/** Years the builder offers; Quartz itself sets no lower bound (B§5). */
export const YEAR_BOUNDS = { min: 2019, max: 2119, maxStep: 99 } as const;
