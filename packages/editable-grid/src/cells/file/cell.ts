import { filesCell } from '../shared/files/filesCell';

/** Several files. */
export const fileCell = filesCell('file', 160);
