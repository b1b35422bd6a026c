import { plainText, type CellDefinition } from '../../../core/cells/CellDefinition';
import { choiceOf, labelOf } from '../../../core/cells/choices';
import type { GridOption } from '../../../core/columns/GridOption';

/** One choice: the row stores the value, the user sees the label. */
export const choiceCell = (type: string, defaultWidth: number): CellDefinition<GridOption['value'] | null> => ({
  type,
  defaultWidth,
  control: 'text',
  commit: 'leave',
  empty: null,
  format(value, column) {
    const key = plainText(value);
    return key === '' ? '' : labelOf(key, column);
  },
  parse(text, column) {
    const wanted = text.trim();
    if (wanted === '') return { ok: true, value: null };
    const value = choiceOf(wanted, column);
    return value === undefined ? { ok: false, reason: 'not-a-choice' } : { ok: true, value };
  },
});
