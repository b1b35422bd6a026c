import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Plain bytes of every chunk but the last. */
export const CHUNK = 64 * 1024;
const TAG = 16;
const NONCE = 12;
const CIPHER = 'aes-256-gcm';

/** Inclusive positions of plain bytes. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A key encrypts one file only, because the nonces of its chunks are their indexes. */
export const newBytesKey = (): Buffer => randomBytes(32);

/**
 * Encrypts a stream in chunks of {@link CHUNK} bytes that are authenticated one by one, so that a range can be decrypted
 * without the rest. Index and position at the end are part of the nonce: chunks cannot be moved, repeated or cut off.
 */
export const encryptBytes = (key: Buffer) =>
  async function* encrypt(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let index = 0;
    let pending = Buffer.alloc(0);
    for await (const bytes of source) {
      pending = Buffer.concat([pending, bytes]);
      // Only the end of the source shows which chunk is the last.
      for (; pending.length > CHUNK; pending = pending.subarray(CHUNK)) {
        yield encryptChunk(key, nonceOf(index, false), pending.subarray(0, CHUNK));
        index += 1;
      }
    }
    yield encryptChunk(key, nonceOf(index, true), pending);
  };

/** Where the chunks of a range of plain bytes are. @param size plain bytes of the whole file */
export const sealedRange = (size: number, { start, end }: ByteRange): ByteRange => ({
  start: chunkAt(start) * (CHUNK + TAG),
  end: Math.min((chunkAt(end) + 1) * (CHUNK + TAG), size + (chunkAt(size - 1) + 1) * TAG) - 1,
});

/**
 * Decrypts a range of a file written by {@link encryptBytes}.
 *
 * @param source the encrypted bytes of {@link sealedRange}
 * @param size plain bytes of the whole file; at least 1
 * @throws {Error} at the first chunk that was changed; no byte of it is returned
 */
export async function* decryptBytes(
  source: AsyncIterable<Buffer>,
  key: Buffer,
  size: number,
  { start, end }: ByteRange,
): AsyncGenerator<Buffer> {
  const last = chunkAt(size - 1);
  let index = chunkAt(start);
  for await (const sealed of chunksOf(source)) {
    const from = index * CHUNK;
    const plain = decryptChunk(key, nonceOf(index, index === last), sealed);
    yield plain.subarray(Math.max(0, start - from), end + 1 - from);
    index += 1;
  }
  if (index <= chunkAt(end)) throw new Error('unable to authenticate data: the file is too short');
}

/** Sealed chunks; the last one may be shorter. */
async function* chunksOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pending = Buffer.alloc(0);
  for await (const bytes of source) {
    pending = Buffer.concat([pending, bytes]);
    for (; pending.length >= CHUNK + TAG; pending = pending.subarray(CHUNK + TAG)) {
      yield pending.subarray(0, CHUNK + TAG);
    }
  }
  if (pending.length > 0) yield pending;
}

const chunkAt = (position: number): number => Math.floor(position / CHUNK);

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE);
  nonce.writeUIntBE(index, 0, 6);
  nonce[NONCE - 1] = isLast ? 1 : 0;
  return nonce;
}

function encryptChunk(key: Buffer, nonce: Buffer, plain: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG });
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decryptChunk(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  if (sealed.length < TAG) throw new Error('unable to authenticate data: the file is too short');
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG }).setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
}
