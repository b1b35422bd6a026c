import { isEmpty } from '@gezi/validators';
import { jsonText } from '../document/jsonText';
import { booleanMember, listMember, memberOf, numberMember } from '../document/members';
import { toText } from '../logic/values';
import type { Json, JsonObject } from '../document/FormDocument';

/**
 * What a field begins with: the saved default in the shape its control needs. `modelValue`, as a later fork of the
 * format has it, is read where there is no `value`.
 */
export function initialValue(type: string, data: JsonObject): Json {
  const saved = memberOf(data, 'value') ?? memberOf(data, 'modelValue') ?? null;
  switch (type) {
    case 'checkbox':
    case 'cascader':
      return listOf(saved);
    case 'select':
      return booleanMember(data, 'multiple') ? listOf(saved) : (saved ?? '');
    case 'Switch':
      return switchValue(data, saved);
    case 'inputNumber':
      return isEmpty(saved) ? null : (numberMember({ saved: saved! }, 'saved') ?? null);
    case 'slider':
      return sliderValue(data, saved);
    case 'rate':
      return numberMember({ saved }, 'saved', 0);
    case 'upload':
      return Array.isArray(saved) ? (saved.length ? jsonText(saved) : '') : (saved ?? '');
    default:
      return saved ?? '';
  }
}

/** The two values of a switch as saved; `'true'` and `'false'` where it names none. */
export function switchValues(data: JsonObject): { active: Json; inactive: Json } {
  return { active: memberOf(data, 'active-value') ?? 'true', inactive: memberOf(data, 'inactive-value') ?? 'false' };
}

const listOf = (saved: Json): Json => (Array.isArray(saved) ? saved : isEmpty(saved) ? [] : [saved]);

/** A switch is on or off, nothing between; `true` and `'true'` are the same default. */
function switchValue(data: JsonObject, saved: Json): Json {
  const { active, inactive } = switchValues(data);
  const isOn = saved !== null && (toText(saved) === toText(active) || (saved === true && toText(inactive) !== 'true'));
  return isOn ? active : inactive;
}

function sliderValue(data: JsonObject, saved: Json): Json {
  const least = numberMember(data, 'min', 0);
  if (!booleanMember(data, 'range')) return numberMember({ saved }, 'saved', least);
  const ends = listMember({ saved }, 'saved').map((end) => numberMember({ end }, 'end', least));
  return ends.length === 2 ? ends : [least, numberMember(data, 'max', 20)];
}
