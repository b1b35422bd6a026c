import { filesCell } from '../files/filesCell';

/** Several files. */
export const fileCell = filesCell('file', 160);
