import type { FieldValue } from '../FieldValue';
import { checkPeople, isNobody } from '../shared/dialog/checkPeople';
import { peopleText } from '../shared/dialog/peopleText';

export const userDeptValue: FieldValue = {
  isBlank: isNobody,
  checkShape: checkPeople,
  textOf: peopleText,
};
