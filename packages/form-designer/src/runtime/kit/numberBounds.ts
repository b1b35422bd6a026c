import type { JsonObject } from '../../core/document/FormDocument';
import { booleanMember, numberMember } from '../../core/document/members';
import type { NumberBounds } from './numbers';

/** The bounds of a saved number field; crossed ones bound nothing. */
export function numberBounds(item: JsonObject): NumberBounds {
  const min = numberMember(item, 'min', -Infinity);
  const max = numberMember(item, 'max', Infinity);
  const step = numberMember(item, 'step', 1);
  const precision = numberMember(item, 'precision');
  return {
    ...(min <= max ? { min, max } : { min: -Infinity, max: Infinity }),
    step: step > 0 ? step : 1,
    strict: booleanMember(item, 'step-strictly'),
    precision: precision === undefined ? undefined : Math.max(0, Math.min(10, Math.round(precision))),
  };
}
