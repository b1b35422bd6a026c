import type { Json, JsonObject } from '../../core/document/FormDocument';
import { memberOf } from '../../core/document/members';

/** The two values of a switch as saved; `'true'` and `'false'` if it names none. */
export function switchValues(data: JsonObject): { active: Json; inactive: Json } {
  return { active: memberOf(data, 'active-value') ?? 'true', inactive: memberOf(data, 'inactive-value') ?? 'false' };
}
