import type { CronField } from '../fields';
import type { FieldMode } from './FieldMode';

/** Text of a field mode; an empty list means every value. */
export function toField(field: CronField, mode: FieldMode): string {
  switch (mode.mode) {
    case 'none':
      // Only day fields can be `?`.
      return field === 'dom' || field === 'dow' ? '?' : '*';
    case 'every':
      return '*';
    case 'range':
      return `${mode.from}-${mode.to}${mode.step > 1 ? `/${mode.step}` : ''}`;
    case 'loop':
      return `${mode.from}/${mode.step}`;
    case 'specify':
      return mode.values.toSorted((a, b) => a - b).join(',') || '*';
    case 'last':
      return 'L';
    case 'lastWorkday':
      return 'LW';
    case 'beforeLast':
      return `L-${mode.days}${mode.workday ? 'W' : ''}`;
    case 'workday':
      return `${mode.day}W`;
    case 'lastWeekday':
      return `${mode.weekday}L`;
    case 'nthWeekday':
      return `${mode.weekday}#${mode.nth}`;
  }
}
