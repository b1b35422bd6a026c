import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ReceivedFile } from '../files/receiveFile';

/** A file that the server wrote, without its name. */
export type GeneratedFile = Pick<ReceivedFile, 'path' | 'fileSize' | 'md5' | 'sha256'>;

/** Size and hashes of a file on disk. */
export async function generatedFile(path: string): Promise<GeneratedFile> {
  const bytes = await readFile(path);
  const hashOf = (algorithm: string) => createHash(algorithm).update(bytes).digest('hex');
  return { path, fileSize: bytes.length, md5: hashOf('md5'), sha256: hashOf('sha256') };
}
