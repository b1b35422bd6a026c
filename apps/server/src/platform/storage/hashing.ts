import { createHash } from 'node:crypto';

/** Passes bytes on and hashes them. */
export function hashing() {
  const hash = createHash('sha256');
  let size = 0;

  async function* pass(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      size += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }

  return {
    pass,
    /** Bytes passed so far. */
    size: () => size,
    /** SHA-256 of all bytes in hexadecimal; call it once, at the end. */
    digest: () => hash.digest('hex'),
  };
}
