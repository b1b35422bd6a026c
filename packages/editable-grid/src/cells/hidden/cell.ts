import { plainText, type CellDefinition } from '../../core/cells/CellDefinition';

/** A field that travels with the row and is never drawn. */
export const hiddenCell: CellDefinition = {
  type: 'hidden',
  defaultWidth: 0,
  control: 'none',
  empty: null,
  format: plainText,
  parse: (text) => ({ ok: true, value: text }),
};
