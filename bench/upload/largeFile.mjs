import { createHash, randomFillSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

const PIECE = 8 * 1024 * 1024;

/** Writes a file of random bytes with a zip header. @returns its SHA-256 */
export async function writeLargeFile(path, bytes) {
  const hash = createHash('sha256');
  const file = await open(path, 'w');
  const piece = Buffer.alloc(PIECE);
  for (let left = bytes; left > 0; left -= PIECE) {
    const part = randomFillSync(piece).subarray(0, Math.min(PIECE, left));
    if (left === bytes) part.set([0x50, 0x4b, 3, 4]);
    hash.update(part);
    await file.write(part);
  }
  await file.close();
  return hash.digest('hex');
}

/** SHA-256 of a stream or file. */
export async function sha256Of(source) {
  const hash = createHash('sha256');
  for await (const chunk of typeof source === 'string' ? createReadStream(source) : source) hash.update(chunk);
  return hash.digest('hex');
}
