import { filesCell } from '../shared/files/filesCell';

/** Several pictures, shown as thumbnails. */
export const imageCell = filesCell('image', 160);
