import type { CronField } from '../fields';
import type { CronFields } from './CronFields';

/**
 * Sets a field and what follows from it (B§4): day and week exclude each other, and a coarse field that is set pulls
 * the finer ones that still run every time to their first value.
 */
export function changeField(fields: CronFields, field: CronField, text: string): CronFields {
  const changed = { ...fields, [field]: text };
  const wild = text === '*';
  switch (field) {
    case 'minute':
      return wild ? changed : settle(changed, 'second', '0');
    case 'dom':
    case 'dow': {
      const other = field === 'dom' ? 'dow' : 'dom';
      if (text !== '?') return settle({ ...changed, [other]: '?' }, 'hour', '0');
      return changed[other] === '?' ? { ...changed, [other]: '*' } : changed;
    }
    case 'month':
      return wild ? changed : settle(changed, changed.dom === '?' ? 'dow' : 'dom', '1');
    case 'year':
      return wild ? changed : settle(changed, 'month', '1');
    default:
      return changed;
  }
}

/** Gives a field that still runs every time its first value; that is a change like any other. */
const settle = (fields: CronFields, field: CronField, first: string): CronFields =>
  fields[field] === '*' ? changeField(fields, field, first) : fields;
