import type { Json, JsonObject } from '../../../core/document/FormDocument';
import { isObject, listMember, textMember } from '../../../core/document/members';

/** Label of a saved option, or its value. */
export const optionLabel = (option: Json): string =>
  isObject(option) ? textMember(option, 'label') || textMember(option, 'value') : '';

/** Labels of the default value among an item's options. */
export function labelsOf(data: JsonObject): string[] {
  const value = data['value'];
  const values = Array.isArray(value) ? (value as readonly Json[]) : value == null || value === '' ? [] : [value];
  return values.map((each) => {
    const option = listMember(data, 'options').find((one) => isObject(one) && one['value'] === each);
    return option === undefined ? (typeof each === 'object' ? '' : String(each)) : optionLabel(option);
  });
}
