import type { FieldValue } from '../FieldValue';
import { checkMoment, isRange } from '../shared/moment/checkMoment';
import { momentTexts } from '../shared/moment/momentTexts';

export const timeValue: FieldValue = {
  rules: {},
  checkShape: checkMoment,
  isList: (data) => isRange('time', data),
  textOf: momentTexts('time'),
};
