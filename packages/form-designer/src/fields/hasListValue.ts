import { booleanMember } from '../core/document/members';
import type { FieldPlan } from '../core/model/CompiledForm';
import { isRange } from './shared/moment/checkMoment';

/** True if the value of a field is an array: several choices, a path, or the two ends of a range. */
export function hasListValue({ type, data }: Pick<FieldPlan, 'type' | 'data'>): boolean {
  switch (type) {
    case 'checkbox':
    case 'cascader':
      return true;
    case 'select':
      return booleanMember(data, 'multiple');
    case 'date':
    case 'time':
      return isRange(type, data);
    case 'slider':
      return booleanMember(data, 'range');
    default:
      return false;
  }
}
