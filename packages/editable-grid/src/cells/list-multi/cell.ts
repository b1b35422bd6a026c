import { choicesCell } from '../shared/choices/choicesCell';

/** Several of the column's `options` or dictionary items, comma-joined. */
export const listMultiCell = choicesCell('list_multi', 180);
