import type { FieldValue } from '../FieldValue';
import { checkPeople, isNobody } from '../shared/dialog/checkPeople';
import { peopleText } from '../shared/dialog/peopleText';

export const userListValue: FieldValue = {
  isBlank: isNobody,
  checkShape: checkPeople,
  textOf: peopleText,
};
