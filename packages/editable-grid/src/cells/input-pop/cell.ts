import { plainText, type CellDefinition } from '../../core/cells/CellDefinition';

/** Text of several lines, typed in the line or in a popup of 200 by 150 pixels (B§9). */
export const inputPopCell: CellDefinition<string> = {
  type: 'input_pop',
  defaultWidth: 180,
  control: 'text',
  empty: '',
  format: plainText,
  // An input drops line breaks: the line shows them as this mark, which is read back.
  parse: (text) => ({ ok: true, value: text.replaceAll('\r\n', '\n').replaceAll(BREAK, '\n') }),
};

export const BREAK = '↵';
