import { describe, expect, test } from 'vitest';
import { beginsAs } from './beginsAs';
import { cleanFileName } from './cleanFileName';
import { extensionOf } from './extensionOf';

const bytes = (...values: (number | string)[]) =>
  Uint8Array.from(values.flatMap((value) => (typeof value === 'number' ? [value] : [...Buffer.from(value, 'latin1')])));

test.each([
  ['合同.PDF', 'pdf'],
  ['a.tar.gz', 'gz'],
  ['无后缀', ''],
  ['.gitignore', ''],
  ['末尾有点.', ''],
])('%s has the extension %s', (name, extension) => expect(extensionOf(name)).toBe(extension));

describe('beginsAs', () => {
  test.each([
    ['pdf', bytes('%PDF-1.7')],
    ['xlsx', bytes('PK', 3, 4)],
    ['xls', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
    ['png', bytes(0x89, 'PNG\r\n', 0x1a, '\n')],
    ['webp', bytes('RIFF', 1, 2, 3, 4, 'WEBP')],
    ['csv', bytes('a,b\n')],
    ['txt', bytes(0xff, 0xfe, 'a', 0)],
  ])('accepts a %s', (type, head) => expect(beginsAs(type, head)).toBe(true));

  test.each([
    ['pdf', bytes('<html>')],
    ['png', bytes(0xff, 0xd8, 0xff)],
    ['txt', bytes('a', 0, 'b')],
    ['exe', bytes('MZ')],
    ['constructor', bytes('MZ')],
    ['pdf', bytes()],
    ['webp', bytes('RIFF')],
  ])('refuses other content as %s', (type, head) => expect(beginsAs(type, head)).toBe(false));
});

test.each([
  ['..\\..\\etc/passwd.txt', '....etcpasswd.txt'],
  ['合同\u202Efdp.exe', '合同fdp.exe'],
  ['\u2066a\u2069\u200F.pdf', 'a.pdf'],
  [' 报价\u0000单.xlsx ', '报价单.xlsx'],
])('%j is cleaned', (given, clean) => expect(cleanFileName(given)).toBe(clean));
