import type { FieldPanel } from '../FieldPanel';
import { appearanceLines, checkLines, sourceLines } from '../shared/choice/choiceLines';
import { choiceProblems } from '../shared/choice/optionProblems';
import { head, number, shared } from '../shared/panel/lines';

export const checkboxPanel: FieldPanel = {
  lines: [
    ...head,
    ...sourceLines,
    shared.value,
    ...appearanceLines,
    number('min', 'minChecked', { min: 1, step: 1 }),
    number('max', 'maxChecked', { min: 1, step: 1 }),
    ...checkLines,
  ],
  problems: choiceProblems,
  choiceParent: 'accepted',
};
