import { plainText, type CellDefinition } from '../../core/cells/CellDefinition';

/** Text of several lines; the cell shows them in one, the editor opens over it (B§9: 200 by 150). */
export const textareaCell: CellDefinition<string> = {
  type: 'textarea',
  defaultWidth: 180,
  control: 'text',
  multiline: true,
  empty: '',
  format: plainText,
  parse: (text) => ({ ok: true, value: text.replaceAll('\r\n', '\n') }),
};
