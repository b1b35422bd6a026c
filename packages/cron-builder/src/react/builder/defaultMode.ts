import type { CronField, FieldMode, ModeName } from '../../core';
import { fieldBounds, thisYear } from './fieldBounds';

const MONDAY = 2;
const FRIDAY = 6;

/** Initial values of a mode (B§5). */
export function defaultMode(field: CronField, mode: ModeName): FieldMode {
  const { min, max } = fieldBounds(field);
  const first = field === 'year' ? thisYear() : field === 'dow' ? MONDAY : min;
  switch (mode) {
    case 'range':
      return { mode, from: first, to: field === 'dow' ? FRIDAY : max, step: 1 };
    case 'loop':
      return { mode, from: first, step: 1 };
    case 'specify':
      return { mode, values: [first] };
    case 'beforeLast':
      return { mode, days: 1, workday: false };
    case 'workday':
      return { mode, day: 1 };
    case 'lastWeekday':
      return { mode, weekday: FRIDAY };
    case 'nthWeekday':
      return { mode, weekday: MONDAY, nth: 1 };
    default:
      return { mode };
  }
}
