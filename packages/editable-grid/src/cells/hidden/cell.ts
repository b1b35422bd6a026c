import { plainText, type CellDefinition } from '../../core/cells/CellDefinition';

/** A field of the row that is never rendered. */
export const hiddenCell: CellDefinition = {
  type: 'hidden',
  defaultWidth: 0,
  control: 'none',
  empty: null,
  format: plainText,
  parse: (text) => ({ ok: true, value: text }),
};
