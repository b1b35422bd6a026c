import type { FieldPanel } from '../FieldPanel';
import { fieldLogic, head, number, shared, toggle } from '../shared/panel/lines';

export const textareaPanel: FieldPanel = {
  lines: [
    ...head,
    shared.placeholder,
    shared.plainValue,
    number('maxlength', 'maxLength', { min: 1, step: 1, fallback: 50 }),
    number('rows', 'rows', { min: 1, step: 1, fallback: 4 }),
    toggle('show-word-limit', 'showWordLimit'),
    shared.clearable,
    shared.readonly,
    shared.disabled,
    shared.required,
    shared.ruleError,
    shared.rules,
    ...fieldLogic,
  ],
};
