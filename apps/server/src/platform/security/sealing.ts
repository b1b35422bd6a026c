import { constants, createHash, generateKeyPair, privateDecrypt, publicEncrypt, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { secretBox, type SecretBox } from './secretBox';

/** Text that only its owner can read until somebody opens it with the private key. */
export interface Sealed {
  sealedContent: string;
  /** Key of the content, encrypted with a public key. */
  openingKey: string;
  /** Key of the content, encrypted with the server's secret, for the owner. */
  supplierKey: string;
  /** SHA-256 of the text, hexadecimal. It must contain random characters, or short texts could be guessed. */
  digest: string;
}

/** Bits; 128 bits of security. */
const MODULUS = 3072;
const PADDING = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };

/** A key pair, as PEM texts. */
export async function createSealingKeys(): Promise<{ publicKey: string; privateKey: string }> {
  return promisify(generateKeyPair)('rsa', {
    modulusLength: MODULUS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

/** @param recordId id of the record that has the text; it can only be opened for the same record */
export function seal(text: string, recordId: string, publicKey: string, owner: SecretBox): Sealed {
  const key = randomBytes(32).toString('base64url');
  return {
    sealedContent: secretBox(key).seal(text, recordId),
    openingKey: publicEncrypt({ key: publicKey, ...PADDING }, Buffer.from(key)).toString('base64'),
    supplierKey: owner.seal(key, recordId),
    digest: digestOf(text),
  };
}

/** @returns undefined if the text was changed, or sealed for another record or with another secret */
export function openAsOwner(
  { sealedContent, supplierKey, digest }: Sealed,
  recordId: string,
  owner: SecretBox,
): string | undefined {
  return openContent(owner.open(supplierKey, recordId), sealedContent, recordId, digest);
}

/** @returns undefined if the text was changed, or sealed for another record or with another key pair */
export function openWithKey(
  { sealedContent, openingKey, digest }: Sealed,
  recordId: string,
  privateKey: string,
): string | undefined {
  return openContent(keyIn(openingKey, privateKey), sealedContent, recordId, digest);
}

function keyIn(openingKey: string, privateKey: string): string | undefined {
  try {
    return privateDecrypt({ key: privateKey, ...PADDING }, Buffer.from(openingKey, 'base64')).toString();
  } catch {
    return undefined;
  }
}

function openContent(key: string | undefined, sealed: string, recordId: string, digest: string): string | undefined {
  const text = key === undefined ? undefined : secretBox(key).open(sealed, recordId);
  return text !== undefined && digestOf(text) === digest ? text : undefined;
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
