import type { FieldPanel } from '../FieldPanel';
import { fieldLogic, head, number, shared, toggle } from '../shared/panel/lines';

export const ratePanel: FieldPanel = {
  lines: [
    ...head,
    shared.value,
    number('max', 'max', { min: 1, step: 1, fallback: 5 }),
    toggle('allow-half', 'allowHalf'),
    toggle('show-score', 'showScore'),
    shared.disabled,
    shared.required,
    ...fieldLogic,
  ],
  valueControl: 'number',
};
