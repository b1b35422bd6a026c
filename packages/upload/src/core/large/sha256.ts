import { sha256 as slowSha256 } from '@noble/hashes/sha2.js';

/** SHA-256 of bytes. Browsers have their own in secure contexts only, which plain http in a local network is not. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { subtle } = globalThis.crypto;
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : slowSha256(bytes);
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
