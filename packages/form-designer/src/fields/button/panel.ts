import { setMembers } from '../../core/commands/plan/Effect';
import type { FieldPanel } from '../FieldPanel';
import { letterLines } from '../shared/panel/letterLines';
import { choice, displayLogic, icon, shared, text, toggle } from '../shared/panel/lines';

export const buttonPanel: FieldPanel = {
  lines: [
    shared.id,
    text('text', 'text'),
    shared.label,
    shared.span,
    { ...shared.showLabel, fallback: false },
    { ...shared.labelWidth, min: 0, fallback: 0 },
    choice('type', 'type', ['primary', 'success', 'warning', 'danger', 'info', 'text'], { fallback: 'primary' }),
    choice('align', 'align', ['left', 'center', 'right'], { fallback: 'left' }),
    shared.size,
    icon('icon', 'icon'),
    ...letterLines('fontSize'),
    toggle('plain', 'plain'),
    toggle('round', 'round'),
    toggle('circle', 'circle'),
    shared.disabled,
    ...displayLogic,
  ],
  effects: { showLabel: (state, on) => setMembers(state, { labelWidth: on ? 80 : 0 }) },
};
