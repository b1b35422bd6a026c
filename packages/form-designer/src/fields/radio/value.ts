import type { FieldValue } from '../FieldValue';
import { checkOne } from '../shared/choice/checkChoice';
import { choiceRules } from '../shared/choice/choiceRules';

export const radioValue: FieldValue = {
  rules: choiceRules,
  hasRuleError: true,
  checkShape: checkOne,
};
