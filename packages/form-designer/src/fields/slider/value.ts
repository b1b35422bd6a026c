import type { Json } from '../../core/document/FormDocument';
import { booleanMember, listMember, numberMember } from '../../core/document/members';
import type { FieldValue } from '../FieldValue';
import { checkBounds, numberOf } from '../shared/value/number';
import { wrongKind } from '../shared/value/wrongKind';
import { listOf, plainText } from '../../core/model/plainValues';

export const sliderValue: FieldValue = {
  initialValue(data, saved) {
    const least = numberMember(data, 'min', 0);
    if (!booleanMember(data, 'range')) return numberMember({ saved }, 'saved', least);
    const ends = listMember({ saved }, 'saved').map((end) => numberMember({ end }, 'end', least));
    return ends.length === 2 ? ends : [least, numberMember(data, 'max', 20)];
  },
  checkShape(value, field, context) {
    const { data } = field;
    const numbers = Array.isArray(value) ? (value as readonly Json[]).map(numberOf) : [numberOf(value)];
    if (numbers.length !== (booleanMember(data, 'range') ? 2 : 1)) return wrongKind(field, context);
    for (const number of numbers) {
      if (number === undefined) return wrongKind(field, context);
      const problem = checkBounds(number, numberMember(data, 'min', 0), numberMember(data, 'max', 20), context);
      if (problem) return problem;
    }
    return undefined;
  },
  isList: (data) => booleanMember(data, 'range'),
  textOf: (value) =>
    listOf(value)
      .map((end) => plainText(end))
      .join(' – '),
};
