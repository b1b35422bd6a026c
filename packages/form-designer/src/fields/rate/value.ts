import { booleanMember, numberMember } from '../../core/document/members';
import type { FieldValue } from '../FieldValue';
import { checkBounds, numberOf } from '../shared/value/number';
import { wrongKind } from '../shared/value/wrongKind';

export const rateValue: FieldValue = {
  initialValue: (_data, saved) => numberMember({ saved }, 'saved', 0),
  checkShape(value, field, context) {
    const number = numberOf(value);
    const step = booleanMember(field.data, 'allow-half') ? 0.5 : 1;
    if (number === undefined || number % step !== 0) return wrongKind(field, context);
    return checkBounds(number, 0, numberMember(field.data, 'max', 5), context);
  },
};
