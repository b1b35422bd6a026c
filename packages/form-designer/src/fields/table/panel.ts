import type { FieldPanel } from '../FieldPanel';
import { displayLogic, number, shared } from '../shared/panel/lines';

export const tablePanel: FieldPanel = {
  lines: [
    shared.id,
    number('width', 'tableWidth', { min: 0, max: 500, step: 1, fallback: 100 }),
    number('height', 'rowHeight', { min: 0, max: 1500, step: 5, fallback: 50 }),
    ...displayLogic,
  ],
};
