import type { FieldRule } from '@gezi/validators';
import type { JsonObject } from '../../../core/document/FormDocument';
import { numberMember } from '../../../core/document/members';

/** The longest text as a rule; none if the member is missing or not positive. */
export function maxLengthRule(data: JsonObject, member: 'maxLength' | 'maxlength'): readonly FieldRule[] {
  const maxLength = numberMember(data, member);
  return maxLength !== undefined && maxLength > 0 ? [{ maxLength }] : [];
}
