import type { FileState } from '@gezi/domain';
import type { FileStorage } from '../../platform/storage/FileStorage';
import { hashing } from '../../platform/storage/hashing';
import type { FileRow } from './store';
import { storageKey } from './storageKey';

/** Most bytes that are read for a check. */
const LIMIT = 1024 * 1024 * 1024;

/** Compares the stored bytes of a file with their checksum. */
export async function checkBytes(storage: FileStorage, file: FileRow): Promise<FileState> {
  const key = storageKey(file);
  const stored = await storage.find(key);
  if (!stored) return 'missing';
  // The bytes of a sealed file are more than those of the file.
  if (file.sealedKey === null && stored.size !== file.fileSize) return 'damaged';
  if (file.sha256 === null || stored.size > LIMIT) return 'unchecked';
  const hash = hashing();
  for await (const _chunk of hash.pass(await storage.read(key))) continue;
  return hash.digest() === file.sha256 ? 'whole' : 'damaged';
}
