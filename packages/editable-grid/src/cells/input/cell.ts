import { plainText, type CellDefinition } from '../../core/cells/CellDefinition';

/** One line of text, stored exactly as typed (never trimmed). */
export const inputCell: CellDefinition<string> = {
  type: 'input',
  defaultWidth: 150,
  control: 'text',
  empty: '',
  format: plainText,
  parse: (text) => ({ ok: true, value: text }),
};
