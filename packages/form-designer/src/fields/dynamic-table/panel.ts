import type { FieldPanel } from '../FieldPanel';
import { displayLogic, shared, text, toggle } from '../shared/panel/lines';

export const dynamicTablePanel: FieldPanel = {
  lines: [
    shared.id,
    shared.label,
    { ...shared.showLabel, fallback: false },
    { ...shared.labelWidth, min: 0, fallback: 0 },
    toggle('buttonAdd', 'buttonAdd', { fallback: true }),
    toggle('buttonDel', 'buttonDel', { fallback: true }),
    toggle('showIndex', 'showIndex', { fallback: true }),
    toggle('multiCheck', 'multiCheck', { fallback: true }),
    toggle('visible', 'visible', { fallback: true }),
    toggle('show-summary', 'showSummary'),
    text('sum-text', 'sumText', { fallback: '合计', when: { member: 'show-summary', is: true } }),
    text('summary-text', 'summaryText', { fallback: '元', when: { member: 'show-summary', is: true } }),
    shared.required,
    ...displayLogic,
  ],
};
