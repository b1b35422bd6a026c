import type { FieldValue } from '../FieldValue';
import { checkOne } from '../shared/choice/checkChoice';

export const radioValue: FieldValue = {
  checkShape: checkOne,
};
