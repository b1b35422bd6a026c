import type { FieldPanel } from '../FieldPanel';
import { choice, displayLogic, shared } from '../shared/panel/lines';

export const rowPanel: FieldPanel = {
  lines: [
    shared.id,
    { member: 'columns', label: 'columnSpans', control: 'spans', min: 1, max: 24, step: 1 },
    { ...shared.gutter, max: 100, fallback: 0 },
    choice('flex', 'flex', ['default', 'flex'], { fallback: 'default' }),
    choice(
      'justify',
      'justify',
      ['start', 'end', 'center', ['space-around', 'spaceAround'], ['space-between', 'spaceBetween']],
      { fallback: 'start', when: { member: 'flex', is: 'flex' } },
    ),
    choice('align', 'align', ['top', 'middle', 'bottom'], { fallback: 'top', when: { member: 'flex', is: 'flex' } }),
    ...displayLogic,
  ],
};
