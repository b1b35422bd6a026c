import type { CellDefinition } from '../../../core/cells/CellDefinition';
import { labelsOf, readChoices, SEPARATOR } from '../../../core/cells/severalChoices';

/** Several choices: the row stores comma-joined values, the user sees labels with Chinese separators. */
export const choicesCell = (type: string, defaultWidth: number): CellDefinition<string> => ({
  type,
  defaultWidth,
  control: 'text',
  commit: 'leave',
  empty: '',
  format: (value, column) => labelsOf(value, column).join(SEPARATOR),
  parse: readChoices,
});
