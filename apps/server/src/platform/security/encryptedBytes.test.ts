import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHUNK, decryptBytes, encryptBytes, newBytesKey } from './encryptedBytes';

const SEALED = CHUNK + 16;
const key = newBytesKey();

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gezi-encrypted-'));
  path = join(folder, 'file');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Encrypts bytes that arrive in uneven pieces. */
const encrypted = (plain: Buffer): Promise<Buffer> => {
  const pieces = Array.from({ length: Math.ceil(plain.length / 10_007) }, (_, at) =>
    plain.subarray(at * 10_007, (at + 1) * 10_007),
  );
  return buffer(encryptBytes(key)(Readable.from(pieces)));
};
const decrypted = (size: number, start = 0, end = size - 1, withKey = key): Promise<Buffer> =>
  buffer(decryptBytes(path, withKey, size, { start, end }));

test.each([1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 2 * CHUNK + 5])('restores %i bytes', async (size) => {
  const plain = randomBytes(size);
  const sealed = await encrypted(plain);
  expect(sealed.length).toBe(size + 16 * Math.ceil(size / CHUNK));
  await writeFile(path, sealed);
  expect(plain.equals(await decrypted(size))).toBe(true);
});

test.each([
  [0, 0],
  [CHUNK - 1, CHUNK],
  [CHUNK, 2 * CHUNK - 1],
  [10, 2 * CHUNK + 10],
  [2 * CHUNK + 99, 2 * CHUNK + 99],
])('decrypts the bytes from %i to %i', async (start, end) => {
  const plain = randomBytes(2 * CHUNK + 100);
  await writeFile(path, await encrypted(plain));
  expect(plain.subarray(start, end + 1).equals(await decrypted(plain.length, start, end))).toBe(true);
});

const SIZE = 2 * CHUNK + 100;

test.each<[string, (sealed: Buffer) => Buffer, number]>([
  ['a changed byte', (sealed) => Buffer.from(sealed.map((byte, at) => (at === 5 ? byte ^ 1 : byte))), SIZE],
  ['a changed tag', (sealed) => Buffer.from(sealed.map((byte, at) => (at === SEALED - 1 ? byte ^ 1 : byte))), SIZE],
  [
    'exchanged chunks',
    (sealed) =>
      Buffer.concat([sealed.subarray(SEALED, 2 * SEALED), sealed.subarray(0, SEALED), sealed.subarray(2 * SEALED)]),
    SIZE,
  ],
  ['a missing end', (sealed) => sealed.subarray(0, 2 * SEALED), SIZE],
  ['a missing last chunk with a changed size', (sealed) => sealed.subarray(0, 2 * SEALED), 2 * CHUNK],
  ['an empty file', () => Buffer.alloc(0), SIZE],
])('refuses %s', async (_name, change, size) => {
  await writeFile(path, change(await encrypted(randomBytes(SIZE))));
  await expect(decrypted(size)).rejects.toThrow('unable to authenticate');
});

test('refuses another key', async () => {
  await writeFile(path, await encrypted(Buffer.from('quotation')));
  await expect(decrypted(9, 0, 8, newBytesKey())).rejects.toThrow('unable to authenticate');
});
