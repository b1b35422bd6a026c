import type { FileRow } from './store';

/** Key of a file's bytes in the storage. */
export const storageKey = ({ id, fileType }: Pick<FileRow, 'id' | 'fileType'>): string =>
  `${id.slice(0, 2)}/${id}.${fileType}`;
