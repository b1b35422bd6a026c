import { addressProblems } from '../../core/problems/addressProblems';
import type { FieldPanel } from '../FieldPanel';
import { choice, displayLogic, shared, text, toggle } from '../shared/panel/lines';

export const linkPanel: FieldPanel = {
  lines: [
    shared.id,
    text('text', 'text'),
    shared.span,
    choice('type', 'type', ['primary', 'success', 'warning', 'danger', 'info', 'default'], { fallback: 'primary' }),
    text('href', 'href'),
    toggle('target', 'newWindow', { fallback: '_self', effect: 'newWindow' }),
    toggle('underline', 'underline', { fallback: true }),
    shared.disabled,
    ...displayLogic,
  ],
  problems: (data) => addressProblems(data, 'href'),
};
