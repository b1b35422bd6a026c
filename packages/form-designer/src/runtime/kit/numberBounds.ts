import type { JsonObject } from '../../core/document/FormDocument';
import { booleanMember, numberMember } from '../../core/document/members';
import { precisionOf } from '../../core/model/numberText';
import type { NumberBounds } from './numbers';

/** The bounds of a saved number field; crossed ones bound nothing. */
export function numberBounds(item: JsonObject): NumberBounds {
  const min = numberMember(item, 'min', -Infinity);
  const max = numberMember(item, 'max', Infinity);
  const step = numberMember(item, 'step', 1);
  return {
    ...(min <= max ? { min, max } : { min: -Infinity, max: Infinity }),
    step: step > 0 ? step : 1,
    strict: booleanMember(item, 'step-strictly'),
    precision: precisionOf(item),
  };
}
