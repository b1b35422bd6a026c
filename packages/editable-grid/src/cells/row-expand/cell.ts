import type { CellDefinition } from '../../core/cells/CellDefinition';

/** Toggles the panel below the row. */
export const rowExpandCell: CellDefinition = {
  type: 'row-expand',
  defaultWidth: 40,
  fixedWidth: true,
  pin: 'start',
  control: 'lead',
  align: 'center',
  empty: null,
  format: () => '',
  parse: () => ({ ok: false, reason: 'read-only' }),
};
