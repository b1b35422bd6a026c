import { createSHA256 } from 'hash-wasm';

/** SHA-256 that goes on from a state, which another server may have stored. @param state base64; null at the start */
export async function resumableHash(state: string | null) {
  const hash = await createSHA256();
  if (state === null) hash.init();
  else hash.load(Buffer.from(state, 'base64'));
  return {
    update: (bytes: Uint8Array): void => void hash.update(bytes),
    state: (): string => Buffer.from(hash.save()).toString('base64'),
    /** In hexadecimal. */
    digest: (): string => hash.digest(),
  };
}
