import type { CellDefinition } from '../../core/cells/CellDefinition';

/** The handle that a row is dragged by; its place is kept in the sort number. */
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
