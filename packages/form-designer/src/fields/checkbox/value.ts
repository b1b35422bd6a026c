import { numberMember } from '../../core/document/members';
import type { FieldValue } from '../FieldValue';
import { checkMany } from '../shared/choice/checkChoice';
import { choiceRules } from '../shared/choice/choiceRules';
import { listOfSaved } from '../shared/choice/listOfSaved';
import { choiceText } from '../shared/choice/choiceText';

export const checkboxValue: FieldValue = {
  rules: choiceRules,
  hasRuleError: true,
  initialValue: listOfSaved,
  checkShape: checkMany,
  countRules(data) {
    const [minItems, maxItems] = [numberMember(data, 'min'), numberMember(data, 'max')];
    return [
      minItems !== undefined && minItems >= 1 ? { minItems } : {},
      maxItems !== undefined && maxItems >= 1 ? { maxItems } : {},
    ];
  },
  isList: () => true,
  textOf: choiceText,
};
