import type { FieldPanel } from '../FieldPanel';
import { choice, fieldLogic, head, number, shared, toggle } from '../shared/panel/lines';

export const inputNumberPanel: FieldPanel = {
  lines: [
    ...head,
    shared.value,
    number('min', 'min', { fallback: 0 }),
    number('max', 'max', { fallback: 100 }),
    number('step', 'step', { min: 0, fallback: 1 }),
    toggle('step-strictly', 'stepStrictly'),
    number('precision', 'precision', { min: 0, max: 10, step: 1, fallback: 0 }),
    choice('controls-position', 'controlsPosition', ['default', 'right'], { fallback: 'default' }),
    shared.readonly,
    shared.disabled,
    shared.required,
    shared.rules,
    ...fieldLogic,
  ],
  valueControl: 'number',
};
