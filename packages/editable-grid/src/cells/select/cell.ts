import { choiceCell } from '../shared/choices/choiceCell';

/** One of the column's `options`; the row stores the value, the user sees the label. */
export const selectCell = choiceCell('select', 150);
