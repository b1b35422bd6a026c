import { join } from 'node:path';
import type { FileRow } from './store';

/** Folder of all stored files. */
export const filesRoot = (dataDir: string): string => join(dataDir, 'files');

/** Path of a file's bytes, relative to {@link filesRoot}. */
export const storedLocation = ({ id, fileType }: Pick<FileRow, 'id' | 'fileType'>): string =>
  `${id.slice(0, 2)}/${id}.${fileType}`;
