import { filesCell } from '../shared/files/filesCell';

/** One file, replaced by the next one; `fieldExtendJson.maxCount` allows more. */
export const uploadCell = filesCell('upload', 160);
