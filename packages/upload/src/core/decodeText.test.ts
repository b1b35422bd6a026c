import { expect, test } from 'vitest';
import { decodeText, detectEncoding } from './decodeText';

test.each([
  ['utf-8', new TextEncoder().encode('采购合同')],
  ['utf-8', new TextEncoder().encode('\uFEFF采购合同')],
  ['gb18030', new Uint8Array([0xb2, 0xc9, 0xb9, 0xba, 0xba, 0xcf, 0xcd, 0xac])],
  ['utf-16le', new Uint8Array([0xff, 0xfe, 0xc7, 0x91, 0x2d, 0x8d, 0x08, 0x54, 0x0c, 0x54])],
  ['utf-16be', new Uint8Array([0xfe, 0xff, 0x91, 0xc7, 0x8d, 0x2d, 0x54, 0x08, 0x54, 0x0c])],
])('reads %s', (encoding, bytes) => {
  const { buffer } = bytes.slice();
  expect(detectEncoding(buffer)).toBe(encoding);
  expect(decodeText(buffer)).toBe('采购合同');
});

test('reads a chosen encoding, and no bytes', () => {
  expect(decodeText(new Uint8Array([0xb1, 0xc4, 0xc1, 0xca]).buffer, 'big5')).toBe('採購');
  expect(decodeText(new ArrayBuffer(0))).toBe('');
});
