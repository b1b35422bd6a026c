import type { FieldValue } from '../FieldValue';
import { checkMoment } from '../shared/moment/checkMoment';

export const timeValue: FieldValue = {
  rules: {},
  checkShape: checkMoment,
};
