import type { CellDefinition } from '../../core/cells/CellDefinition';

/** Handle that a row is dragged by; its position is stored in the sort number. */
export const rowDragSortCell: CellDefinition = {
  type: 'row-drag-sort',
  defaultWidth: 40,
  fixedWidth: true,
  pin: 'start',
  control: 'lead',
  align: 'center',
  empty: null,
  format: () => '',
  parse: () => ({ ok: false, reason: 'read-only' }),
};
