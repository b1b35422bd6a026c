import type { FieldPanel } from '../FieldPanel';
import { checkLines, sourceLines } from '../shared/choice/choiceLines';
import { choiceProblems } from '../shared/choice/optionProblems';
import { head, shared, toggle } from '../shared/panel/lines';

export const selectPanel: FieldPanel = {
  lines: [
    ...head,
    shared.placeholder,
    ...sourceLines,
    shared.value,
    toggle('multiple', 'multiple', { effect: 'multiple' }),
    toggle('collapse-tags', 'collapseTags', { when: { member: 'multiple', is: true } }),
    toggle('filterable', 'filterable'),
    shared.clearable,
    shared.size,
    ...checkLines,
  ],
  problems: choiceProblems,
  choiceParent: 'offered',
};
