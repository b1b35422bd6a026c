import type { FieldValue } from '../FieldValue';
import { checkMoment } from '../shared/moment/checkMoment';

export const dateValue: FieldValue = {
  rules: {},
  checkShape: checkMoment,
};
