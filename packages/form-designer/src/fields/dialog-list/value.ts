import type { FieldValue } from '../FieldValue';
import { checkCount } from '../shared/dialog/checkPeople';
import { wrongKind } from '../shared/value/wrongKind';
import { plainText } from '../../core/model/plainValues';

export const dialogListValue: FieldValue = {
  checkShape(value, field, context) {
    if (typeof value !== 'string' && typeof value !== 'number') return wrongKind(field, context);
    return checkCount(String(value).split(';').length, field, context);
  },
  textOf: (value) => plainText(value).replaceAll(';', ','),
};
