import type { FieldValue } from '../FieldValue';
import { checkOne } from '../shared/choice/checkChoice';
import { choiceRules } from '../shared/choice/choiceRules';
import { choiceText } from '../shared/choice/choiceText';

export const radioValue: FieldValue = {
  rules: choiceRules,
  hasRuleError: true,
  checkShape: checkOne,
  textOf: choiceText,
};
