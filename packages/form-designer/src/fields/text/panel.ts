import type { FieldPanel } from '../FieldPanel';
import { letterLines } from '../shared/panel/letterLines';
import { choice, displayLogic, longText, shared } from '../shared/panel/lines';

export const textPanel: FieldPanel = {
  lines: [
    shared.id,
    longText('text', 'text'),
    choice('align', 'align', ['left', 'center', 'right'], { fallback: 'left' }),
    ...letterLines('size', { color: '#000000', size: '14', bold: '400' }),
    ...displayLogic,
  ],
};
