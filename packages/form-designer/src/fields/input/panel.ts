import type { FieldPanel } from '../FieldPanel';
import { fieldLogic, head, icon, number, shared, text } from '../shared/panel/lines';

export const inputPanel: FieldPanel = {
  lines: [
    ...head,
    shared.placeholder,
    shared.plainValue,
    number('maxLength', 'maxLength', { min: 1, step: 1, fallback: 50 }),
    text('width', 'width', { fallback: '100%' }),
    text('prepend', 'prepend'),
    text('append', 'append'),
    icon('prefix-icon', 'prefixIcon'),
    icon('suffix-icon', 'suffixIcon'),
    shared.clearable,
    shared.readonly,
    shared.disabled,
    shared.required,
    shared.rulesType,
    shared.rules,
    ...fieldLogic,
  ],
};
