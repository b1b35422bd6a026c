import { setMembers } from '../../core/commands/plan/Effect';
import type { FieldPanel } from '../FieldPanel';
import { choice, color, fieldLogic, number, shared, toggle } from '../shared/panel/lines';

export const barCodePanel: FieldPanel = {
  lines: [
    shared.id,
    shared.label,
    shared.span,
    { ...shared.showLabel, fallback: false },
    { ...shared.labelWidth, min: 0, fallback: 0 },
    shared.plainValue,
    choice('format', 'barFormat', ['CODE128', 'CODE39', 'EAN13', 'EAN8', 'UPC', 'ITF14'], { fallback: 'CODE128' }),
    color('lineColor', 'lineColor', { fallback: '#000' }),
    color('background', 'background', { fallback: '#fff' }),
    number('width', 'lineWidth', { min: 1, max: 10, step: 1, fallback: 5 }),
    number('height', 'height', { min: 10, max: 100, step: 1, fallback: 30 }),
    number('fontSize', 'fontSize', { min: 8, max: 40, step: 1, fallback: 12 }),
    toggle('displayValue', 'displayValue', { fallback: true }),
    ...fieldLogic,
  ],
  effects: { showLabel: (state, on) => setMembers(state, { labelWidth: on ? 80 : 0 }) },
};
