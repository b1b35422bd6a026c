import { expect, test } from 'vitest';
import { decodeXml } from './decodeXml';

const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a name="é"/>`;
const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

test.each([
  ['UTF-8', Buffer.from(declared('UTF-8'))],
  ['no declaration', Buffer.from('<a name="é"/>')],
  ['ISO-8859-1', Buffer.from(declared('ISO-8859-1'), 'latin1')],
  ['UTF-16, little endian', utf16(declared('UTF-16'), false)],
  ['UTF-16, big endian', utf16(declared('UTF-16'), true)],
  ['an unknown encoding', Buffer.from(declared('x-unknown'))],
])('reads %s', (_name, bytes) => {
  expect(decodeXml(bytes)).toContain('name="é"');
});

test('reads GBK', () => {
  const head = Buffer.from('<?xml version="1.0" encoding="GBK"?><a name="');
  expect(decodeXml(Buffer.concat([head, Buffer.from([0xc9, 0xf3, 0xc5, 0xfa]), Buffer.from('"/>')]))).toContain('审批');
});
