import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { CHUNK, decryptBytes, encryptBytes, newBytesKey, sealedRange } from './encryptedBytes';

const SEALED = CHUNK + 16;
const key = newBytesKey();

const inPieces = (bytes: Buffer): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 10_007) }, (_, at) => bytes.subarray(at * 10_007, (at + 1) * 10_007)),
  );
/** Encrypts bytes that arrive in uneven pieces. */
const encrypted = (plain: Buffer): Promise<Buffer> => buffer(encryptBytes(key)(inPieces(plain)));
/** Decrypts a range of stored bytes that arrive in uneven pieces. */
function decrypted(stored: Buffer, size: number, start = 0, end = size - 1, withKey = key): Promise<Buffer> {
  const range = sealedRange(size, { start, end });
  return buffer(decryptBytes(inPieces(stored.subarray(range.start, range.end + 1)), withKey, size, { start, end }));
}

test.each([1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 2 * CHUNK + 5])('restores %i bytes', async (size) => {
  const plain = randomBytes(size);
  const sealed = await encrypted(plain);
  expect(sealed.length).toBe(size + 16 * Math.ceil(size / CHUNK));
  expect(plain.equals(await decrypted(sealed, size))).toBe(true);
});

test.each([
  [0, 0],
  [CHUNK - 1, CHUNK],
  [CHUNK, 2 * CHUNK - 1],
  [10, 2 * CHUNK + 10],
  [2 * CHUNK + 99, 2 * CHUNK + 99],
])('decrypts the bytes from %i to %i', async (start, end) => {
  const plain = randomBytes(2 * CHUNK + 100);
  const range = await decrypted(await encrypted(plain), plain.length, start, end);
  expect(plain.subarray(start, end + 1).equals(range)).toBe(true);
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
  const stored = change(await encrypted(randomBytes(SIZE)));
  await expect(decrypted(stored, size)).rejects.toThrow('unable to authenticate');
});

test('refuses another key', async () => {
  const stored = await encrypted(Buffer.from('quotation'));
  await expect(decrypted(stored, 9, 0, 8, newBytesKey())).rejects.toThrow('unable to authenticate');
});
