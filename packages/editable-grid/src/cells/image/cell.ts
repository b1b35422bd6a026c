import { filesCell } from '../shared/files/filesCell';

/** Several pictures, shown as such. */
export const imageCell = filesCell('image', 160);
