import { plainText, type CellDefinition } from '../../core/cells/CellDefinition';
import { selectCell } from '../select/cell';

/** Only shown: the field, the label of a choice when the column has `options`, or what `render` makes of the row. */
export const normalCell: CellDefinition = {
  type: 'normal',
  defaultWidth: 150,
  control: 'content',
  empty: null,
  format: (value, column) => (column.options ? selectCell.format(value, column) : plainText(value)),
  parse: () => ({ ok: false, reason: 'read-only' }),
};
