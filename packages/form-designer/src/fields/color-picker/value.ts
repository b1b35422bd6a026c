import type { FieldValue } from '../FieldValue';
import { wrongKind } from '../shared/value/wrongKind';

const COLOR = /^(?:#[\da-f]{3,8}|(?:rgb|hsl|hsv)a?\([\d.,%\s/]{1,60}\))$/i;

export const colorPickerValue: FieldValue = {
  checkShape: (value, field, context) =>
    typeof value === 'string' && COLOR.test(value) ? undefined : wrongKind(field, context),
};
