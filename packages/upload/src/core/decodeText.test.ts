import { expect, test } from 'vitest';
import { decodeText } from './decodeText';

test.each([
  ['UTF-8', new TextEncoder().encode('采购合同')],
  ['UTF-8 with a byte order mark', new TextEncoder().encode('\uFEFF采购合同')],
  ['GBK', new Uint8Array([0xb2, 0xc9, 0xb9, 0xba, 0xba, 0xcf, 0xcd, 0xac])],
])('reads %s', (_encoding, bytes) => {
  expect(decodeText(bytes.slice().buffer)).toBe('采购合同');
});
