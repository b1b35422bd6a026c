import type { FieldValue } from '../FieldValue';
import { checkText } from '../shared/value/wrongKind';

export const barCodeValue: FieldValue = {
  rules: {},
  checkShape: checkText,
};
