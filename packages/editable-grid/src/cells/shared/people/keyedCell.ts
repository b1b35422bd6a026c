import type { CellDefinition } from '../../../core/cells/CellDefinition';
import { fieldSettings } from '../../../core/columns/fieldSettings';
import { labelsOf, readChoices, SEPARATOR } from '../../../core/cells/severalChoices';

/** Keys picked in a dialog; typing only clears. The row stores comma-joined keys, the user sees names. */
export const keyedCell = (type: string, defaultWidth: number): CellDefinition<string> => ({
  type,
  defaultWidth,
  control: 'text',
  commit: 'leave',
  empty: '',
  format: (value, column) => labelsOf(value, column).join(SEPARATOR),
  parse(text, column) {
    const read = readChoices(text, column);
    const several = read.ok && read.value.includes(',') && fieldSettings(column).multi === false;
    return several ? { ok: false, reason: 'not-a-choice' } : read;
  },
  accepts: (text) => text === '',
});
