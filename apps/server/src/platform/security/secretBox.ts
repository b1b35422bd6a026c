import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config';

/**
 * Encrypts stored secrets that the server must be able to read again, e.g. passwords of other servers, and signs records
 * that nobody else may write.
 */
export interface SecretBox {
  /** @param recordId id of the record that has the secret; it can only be opened for the same record */
  seal(secret: string, recordId: string): string;
  /** @returns undefined if it was sealed with another key or for another record, or was changed */
  open(sealed: string, recordId: string): string | undefined;
  /** HMAC-SHA-256 of a text in hexadecimal; it cannot be computed without the key. */
  sign: (text: string) => string;
}

/** Bytes of the nonce and the tag of AES-256-GCM. */
const NONCE = 12;
const TAG = 16;
const CIPHER = 'aes-256-gcm';
const VERSION = 'v1.';

/** Path of the file with the key generated at the first start without `SECRET_KEY`. */
export const secretKeyFile = (dataDir: string): string => join(dataDir, 'secret.key');

/** Opens the box with the key of the settings, or with the stored one of the data folder, which is created if missing. */
export async function openSecretBox({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): Promise<SecretBox> {
  return secretBox(secretKey ?? (await loadOrCreateKey(dataDir)));
}

/** @param secret source of the encryption key; at least 32 random characters */
export function secretBox(secret: string): SecretBox {
  const key = keyFor(secret, 'kept secrets');
  const signingKey = keyFor(secret, 'signed records');
  return {
    seal(text, recordId) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG }).setAAD(Buffer.from(recordId));
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return VERSION + sealed.toString('base64url');
    },

    open(sealed, recordId) {
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
      if (!sealed.startsWith(VERSION) || bytes.length < NONCE + TAG) return undefined;
      const opener = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG });
      opener.setAAD(Buffer.from(recordId)).setAuthTag(bytes.subarray(-TAG));
      try {
        return opener.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + opener.final('utf8');
      } catch {
        return undefined;
      }
    },

    sign: (text) => createHmac('sha256', signingKey).update(text).digest('hex'),
  };
}

/** Keys of different purposes cannot be derived from each other. */
const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'gezi', purpose, 32));

/** The key file is readable by the server's user only. `link` is atomic, so servers that start at once share one key. */
async function loadOrCreateKey(dataDir: string): Promise<string> {
  const file = secretKeyFile(dataDir);
  await mkdir(dataDir, { recursive: true });
  const stored = await read(file);
  if (stored !== undefined) return stored;
  const temporary = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    await writeFile(temporary, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
    await link(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  return (await read(file))!;
}

async function read(file: string): Promise<string | undefined> {
  try {
    const stored = (await readFile(file, 'utf8')).trim();
    if (stored.length < 32) throw new Error(`${file} 的内容不完整。The key in it is not whole.`);
    return stored;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
