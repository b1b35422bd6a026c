import type { CellDefinition } from '../../../core/cells/CellDefinition';
import { labelsOf, readChoices, SEPARATOR } from '../../../core/cells/severalChoices';

/** Keys picked in a dialog; typing only clears. The row stores comma-joined keys, the user sees names. */
export const keyedCell = (type: string, defaultWidth: number): CellDefinition<string> => ({
  type,
  defaultWidth,
  control: 'text',
  commit: 'leave',
  empty: '',
  format: (value, column) => labelsOf(value, column).join(SEPARATOR),
  parse: readChoices,
  accepts: (text) => text === '',
});
