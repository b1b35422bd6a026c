import { plainText, type CellDefinition } from '../../core/cells/CellDefinition';
import { labelOf } from '../../core/cells/choices';

/** Read-only: the field, the label of a choice if the column has `options`, or the result of `render`. */
export const normalCell: CellDefinition = {
  type: 'normal',
  defaultWidth: 150,
  control: 'content',
  empty: null,
  format(value, column) {
    const text = plainText(value);
    return text !== '' && column.options ? labelOf(text, column) : text;
  },
  parse: () => ({ ok: false, reason: 'read-only' }),
};
