import type { FieldValue } from '../FieldValue';
import { checkPeople, isNobody } from '../shared/dialog/checkPeople';

export const userDeptValue: FieldValue = {
  isBlank: isNobody,
  checkShape: checkPeople,
};
