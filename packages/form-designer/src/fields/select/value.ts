import { booleanMember } from '../../core/document/members';
import type { FieldValue } from '../FieldValue';
import { checkMany, checkOne } from '../shared/choice/checkChoice';
import { listOfSaved } from '../shared/choice/listOfSaved';

export const selectValue: FieldValue = {
  initialValue: (data, saved) => (booleanMember(data, 'multiple') ? listOfSaved(saved) : (saved ?? '')),
  checkShape: (value, field, context) =>
    (booleanMember(field.data, 'multiple') ? checkMany : checkOne)(value, field, context),
};
