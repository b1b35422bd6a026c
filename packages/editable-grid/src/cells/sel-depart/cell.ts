import { keyedCell } from '../shared/people/keyedCell';

/** Departments: the row holds their ids (B§9). */
export const selDepartCell = keyedCell('sel_depart', 160);
