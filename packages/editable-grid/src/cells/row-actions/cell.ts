import type { CellDefinition } from '../../core/cells/CellDefinition';

/** Buttons and links of the row: the column's `actions`. */
export const rowActionsCell: CellDefinition = {
  type: 'row-actions',
  defaultWidth: 140,
  fixedWidth: true,
  pin: 'end',
  control: 'content',
  wholeRow: true,
  empty: null,
  format: () => '',
  parse: () => ({ ok: false, reason: 'read-only' }),
};
