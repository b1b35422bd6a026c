import type { CellDefinition } from '../../core/cells/CellDefinition';

/** Radio button that selects this row only. */
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
