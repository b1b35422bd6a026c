import type { CellDefinition } from '../../core/cells/CellDefinition';

/** The mark that selects this row alone. */
export const rowRadioCell: CellDefinition = {
  type: 'row-radio',
  defaultWidth: 40,
  fixedWidth: true,
  pin: 'start',
  control: 'lead',
  align: 'center',
  empty: null,
  format: () => '',
  parse: () => ({ ok: false, reason: 'read-only' }),
};
