import type { FieldValue } from '../FieldValue';
import { checkPeople, isNobody } from '../shared/dialog/checkPeople';

export const userListValue: FieldValue = {
  isBlank: isNobody,
  checkShape: checkPeople,
};
