import { numberMember } from '../../core/document/members';
import type { FieldValue } from '../FieldValue';
import { checkMany } from '../shared/choice/checkChoice';
import { listOfSaved } from '../shared/choice/listOfSaved';

export const checkboxValue: FieldValue = {
  initialValue: (_data, saved) => listOfSaved(saved),
  checkShape: checkMany,
  countRules(data) {
    const [minItems, maxItems] = [numberMember(data, 'min'), numberMember(data, 'max')];
    return [
      minItems !== undefined && minItems >= 1 ? { minItems } : {},
      maxItems !== undefined && maxItems >= 1 ? { maxItems } : {},
    ];
  },
};
