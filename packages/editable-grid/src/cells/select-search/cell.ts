import { choiceCell } from '../shared/choices/choiceCell';

/** One of many `options`, found by typing part of a label or value. */
export const selectSearchCell = choiceCell('select-search', 160);
