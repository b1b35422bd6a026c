import type { CellDefinition } from '../../core/cells/CellDefinition';
import { plainText } from '../../core/cells/CellDefinition';
import { fieldsOf } from './fieldsOf';

/** A value selected in a report; the other mapped fields are written and cleared with it. */
export const popupCell: CellDefinition<string> = {
  type: 'popup',
  defaultWidth: 180,
  control: 'text',
  commit: 'leave',
  empty: '',
  format: plainText,
  parse: (text) => ({ ok: true, value: text.trim() }),
  accepts: (text) => text === '',
  companions: ({ destFields }) => fieldsOf(destFields),
};
