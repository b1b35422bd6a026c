import { keyedCell } from '../shared/people/keyedCell';

/** Departments: the row stores their ids (B§9). */
export const selDepartCell = keyedCell('sel_depart', 160);
