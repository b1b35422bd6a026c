import { toText } from '../../core/logic/values';
import type { FieldValue } from '../FieldValue';
import { maxLengthRule } from '../shared/value/maxLengthRule';
import { checkText } from '../shared/value/wrongKind';

export const textareaValue: FieldValue = {
  rules: { length: (data) => maxLengthRule(data, 'maxlength') },
  checkShape: checkText,
  fromFormula: (result) => toText(result),
};
