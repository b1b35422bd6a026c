import type { FieldPanel } from '../FieldPanel';
import { color, fieldLogic, head, shared, text } from '../shared/panel/lines';

export const switchPanel: FieldPanel = {
  lines: [
    ...head,
    shared.value,
    text('active-text', 'activeText'),
    text('inactive-text', 'inactiveText'),
    color('active-color', 'activeColor', { fallback: '#409EFF' }),
    color('inactive-color', 'inactiveColor', { fallback: '#DCDFE6' }),
    text('active-value', 'activeValue', { fallback: 'true' }),
    text('inactive-value', 'inactiveValue', { fallback: 'false' }),
    shared.disabled,
    shared.required,
    ...fieldLogic,
  ],
  valueControl: 'switch',
  choiceParent: 'accepted',
};
