import { toText } from '../../core/logic/values';
import type { FieldValue } from '../FieldValue';
import { maxLengthRule } from '../shared/value/maxLengthRule';
import { checkText } from '../shared/value/wrongKind';

export const inputValue: FieldValue = {
  rules: { length: (data) => maxLengthRule(data, 'maxLength') },
  checkShape: checkText,
  fromFormula: (result) => toText(result),
};
