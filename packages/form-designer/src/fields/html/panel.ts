import type { FieldPanel } from '../FieldPanel';
import { displayLogic, longText, shared } from '../shared/panel/lines';

export const htmlPanel: FieldPanel = {
  lines: [shared.id, longText('text', 'html'), ...displayLogic],
};
