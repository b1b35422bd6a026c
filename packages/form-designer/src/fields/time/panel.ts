import type { FieldPanel } from '../FieldPanel';
import { momentEnding } from '../shared/moment/momentLines';
import { head, shared, text, toggle } from '../shared/panel/lines';

export const timePanel: FieldPanel = {
  lines: [
    ...head,
    shared.placeholder,
    shared.plainValue,
    toggle('is-range', 'range', { effect: 'range' }),
    text('range-separator', 'rangeSeparator', { fallback: '-', when: { member: 'is-range', is: true } }),
    text('picker-options.selectableRange', 'selectableRange', { fallback: '00:00:00-23:59:59' }),
    text('format', 'format', { fallback: 'HH:mm:ss' }),
    text('value-format', 'valueFormat', { fallback: 'HH:mm:ss' }),
    toggle('arrow-control', 'arrowControl'),
    ...momentEnding,
  ],
};
