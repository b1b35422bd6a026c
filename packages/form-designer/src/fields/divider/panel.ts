import type { FieldPanel } from '../FieldPanel';
import { choice, displayLogic, shared, text } from '../shared/panel/lines';

export const dividerPanel: FieldPanel = {
  lines: [
    shared.id,
    text('text', 'text'),
    choice('content-position', 'contentPosition', ['left', 'center', 'right'], { fallback: 'left' }),
    ...displayLogic,
  ],
};
