import type { CronField } from '../fields';
import type { CronFields } from './CronFields';

/**
 * Sets a field and adjusts the others (B§4): day and week exclude each other, and finer fields that are `*` get their first
 * value.
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

/** Replaces `*` of a field by its first value. */
const settle = (fields: CronFields, field: CronField, first: string): CronFields =>
  fields[field] === '*' ? changeField(fields, field, first) : fields;
