import type { FieldPanel } from '../FieldPanel';
import { color, number } from '../shared/panel/lines';

export const tdItemPanel: FieldPanel = {
  lines: [
    color('style.background', 'background', { fallback: '#FFFFFF' }),
    number('style.width', 'cellWidth', { min: 0, max: 100, step: 1 }),
  ],
};
