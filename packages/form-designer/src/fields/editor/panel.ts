import { booleanMember, numberMember } from '../../core/document/members';
import type { FieldPanel } from '../FieldPanel';
import { fieldLogic, head, number, shared, toggle } from '../shared/panel/lines';

export const editorPanel: FieldPanel = {
  lines: [
    ...head,
    shared.plainValue,
    toggle('validateMaxText', 'validateMaxText'),
    number('max', 'maxText', { min: 100, step: 1, fallback: 2000 }),
    shared.disabled,
    shared.required,
    { ...shared.rules, member: 'customRules' },
    ...fieldLogic,
  ],
  versions: {
    // The longest text applies only while it is validated.
    boundOf: (data, member) =>
      member !== 'max'
        ? numberMember(data, member)
        : booleanMember(data, 'validateMaxText')
          ? numberMember(data, 'max', 2000)
          : undefined,
  },
};
