import type { FieldValue } from '../FieldValue';
import { checkMoment, isRange } from '../shared/moment/checkMoment';
import { momentTexts } from '../shared/moment/momentTexts';

export const dateValue: FieldValue = {
  rules: {},
  checkShape: checkMoment,
  isList: (data) => isRange('date', data),
  textOf: momentTexts('date'),
};
