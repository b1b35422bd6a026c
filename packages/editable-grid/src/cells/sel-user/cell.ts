import { keyedCell } from '../shared/people/keyedCell';

/** Users: the row stores their user names (B§9: 190 to 220 pixels). */
export const selUserCell = keyedCell('sel_user', 200);
