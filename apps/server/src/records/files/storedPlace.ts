import { join } from 'node:path';
import type { FileRow } from './store';

/** The folder of all stored files. */
export const filesRoot = (dataDir: string): string => join(dataDir, 'files');

/** Where the bytes of a file are, below {@link filesRoot}. */
export const placeOf = ({ id, fileType }: Pick<FileRow, 'id' | 'fileType'>): string =>
  `${id.slice(0, 2)}/${id}.${fileType}`;
