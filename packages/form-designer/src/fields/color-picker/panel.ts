import type { FieldPanel } from '../FieldPanel';
import { choice, fieldLogic, head, shared, tags, toggle } from '../shared/panel/lines';

export const colorPickerPanel: FieldPanel = {
  lines: [
    ...head,
    { ...shared.plainValue, control: 'color' },
    toggle('show-alpha', 'showAlpha'),
    choice('color-format', 'colorFormat', ['hex', 'rgb', 'hsl', 'hsv'], { fallback: 'hex' }),
    tags('predefine', 'predefine'),
    shared.size,
    shared.disabled,
    shared.required,
    ...fieldLogic,
  ],
};
