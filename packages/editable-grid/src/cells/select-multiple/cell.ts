import { choicesCell } from '../shared/choices/choicesCell';

/** The same as `list_multi`, under the name that hand-written columns use. */
export const selectMultipleCell = choicesCell('select-multiple', 180);
