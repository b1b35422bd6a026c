import type { CellDefinition } from '../../core/cells/CellDefinition';

/** Checkbox that selects the row. */
export const rowCheckboxCell: CellDefinition = {
  type: 'row-checkbox',
  defaultWidth: 40,
  fixedWidth: true,
  pin: 'start',
  control: 'lead',
  align: 'center',
  empty: null,
  format: () => '',
  parse: () => ({ ok: false, reason: 'read-only' }),
};
