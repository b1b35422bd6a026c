import type { Config } from '../config/config';
import type { FileStorage } from './FileStorage';
import { folderStorage } from './folderStorage';

/** Opens the storage that the settings choose. The client of S3 is loaded only where it is used. */
export async function openStorage({ filesDir, s3 }: Pick<Config, 'filesDir' | 's3'>): Promise<FileStorage> {
  if (s3 === undefined) return folderStorage(filesDir);
  const { s3Storage } = await import('./s3Storage');
  return s3Storage(s3);
}
