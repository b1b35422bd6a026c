import type { JsonObject } from '../../core/document/FormDocument';
import { booleanMember, objectMember } from '../../core/document/members';

/** Whether a cascader stores several paths, and whether a path may end at any level. */
export function cascaderChoice(data: JsonObject): { multiple: boolean; anyLevel: boolean } {
  const props = objectMember(objectMember(data, 'props'), 'props');
  return { multiple: booleanMember(props, 'multiple'), anyLevel: booleanMember(props, 'checkStrictly') };
}
