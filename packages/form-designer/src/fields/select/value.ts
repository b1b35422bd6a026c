import { booleanMember } from '../../core/document/members';
import type { FieldValue } from '../FieldValue';
import { checkMany, checkOne } from '../shared/choice/checkChoice';
import { choiceRules } from '../shared/choice/choiceRules';
import { listOfSaved } from '../shared/choice/listOfSaved';
import { choiceText } from '../shared/choice/choiceText';

export const selectValue: FieldValue = {
  rules: choiceRules,
  hasRuleError: true,
  initialValue: (data, saved) => (booleanMember(data, 'multiple') ? listOfSaved(data, saved) : (saved ?? '')),
  checkShape: (value, field, context) =>
    (booleanMember(field.data, 'multiple') ? checkMany : checkOne)(value, field, context),
  isList: (data) => booleanMember(data, 'multiple'),
  textOf: choiceText,
};
