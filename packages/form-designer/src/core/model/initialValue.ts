import type { Json, JsonObject } from '../document/FormDocument';
import { memberOf } from '../document/members';
import { findFieldValue } from '../../fields/fieldValues';

/**
 * Initial value of a field: its saved default, converted for its control. Some forms have `modelValue` instead of
 * `value`.
 */
export function initialValue(type: string, data: JsonObject): Json {
  const saved = memberOf(data, 'value') ?? memberOf(data, 'modelValue') ?? null;
  const { initialValue: convert } = findFieldValue(type) ?? {};
  return convert ? convert(data, saved) : (saved ?? '');
}
