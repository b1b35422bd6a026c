import { choiceCell } from '../shared/choices/choiceCell';

/** One item of a dictionary that is loaded whole and searched in place. */
export const selSearchCell = choiceCell('sel_search', 180);
