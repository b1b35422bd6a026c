import type { FieldPanel } from '../FieldPanel';
import { choice, displayLogic, longText, shared, text, toggle } from '../shared/panel/lines';

export const alertPanel: FieldPanel = {
  lines: [
    shared.id,
    text('title', 'title'),
    shared.span,
    choice('type', 'type', ['success', 'warning', 'error', 'info'], { fallback: 'warning' }),
    longText('description', 'description'),
    choice('effect', 'effect', ['light', 'dark'], { fallback: 'light' }),
    toggle('closable', 'closable', { fallback: true }),
    text('close-text', 'closeText', { when: { member: 'closable', is: true } }),
    toggle('center', 'center'),
    toggle('show-icon', 'showIcon'),
    ...displayLogic,
  ],
};
