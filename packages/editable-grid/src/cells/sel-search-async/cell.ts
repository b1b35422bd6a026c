import { choiceCell } from '../shared/choices/choiceCell';

/** One item of a dictionary too large to load: the server searches, the row stores the key. */
export const selSearchAsyncCell = choiceCell('sel_search_async', 180);
