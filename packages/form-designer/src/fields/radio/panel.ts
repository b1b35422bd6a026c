import type { FieldPanel } from '../FieldPanel';
import { appearanceLines, checkLines, sourceLines } from '../shared/choice/choiceLines';
import { choiceProblems } from '../shared/choice/optionProblems';
import { head, shared } from '../shared/panel/lines';

export const radioPanel: FieldPanel = {
  lines: [...head, ...sourceLines, shared.value, ...appearanceLines, ...checkLines],
  problems: choiceProblems,
  choiceParent: 'offered',
};
