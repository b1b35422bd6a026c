import type { CellDefinition } from '../../core/cells/CellDefinition';

/** Row number, from 1 over all pages. */
export const rowNumberCell: CellDefinition = {
  type: 'row-number',
  defaultWidth: 60,
  fixedWidth: true,
  pin: 'start',
  control: 'lead',
  align: 'center',
  empty: null,
  format: () => '',
  parse: () => ({ ok: false, reason: 'read-only' }),
};
