import { choiceCell } from '../shared/choices/choiceCell';

/** One item of a dictionary that is loaded completely and searched in the browser. */
export const selSearchCell = choiceCell('sel_search', 180);
