import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalText, formatNumber } from './formatNumber';

test.each([
  [0, undefined, '0'],
  [-0, undefined, '0'],
  [999, undefined, '999'],
  [-0.5, undefined, '-0.5'],
  ['-0', undefined, '0'],
  ['007', undefined, '7'],
  ['0.10', undefined, '0.1'],
  [1000, undefined, '1,000'],
  [1234567.891, undefined, '1,234,567.891'],
  [-1234.5, undefined, '-1,234.5'],
  ['12345678901234567890.12', undefined, '12,345,678,901,234,567,890.12'],
  ['12.30000000', undefined, '12.3'],
  ['7.00000000', undefined, '7'],
  [0.1 + 0.2, undefined, '0.3'],
  [0.1 + 0.7, undefined, '0.8'],
  [12345678.1 + 0.2, undefined, '12,345,678.3'],
  [123456789012.3456, undefined, '123,456,789,012.3456'],
  [1e-7, undefined, '0.0000001'],
  ['0.000000005', undefined, '0.00000001'],
  [1e-9, undefined, '0'],
  ['1234.5', 2, '1,234.50'],
  [1234567.005, 2, '1,234,567.01'],
  [1.005, 2, '1.01'],
  [-2.345, 2, '-2.35'],
  [0.1 + 0.2, 2, '0.30'],
  ['0.005', 2, '0.01'],
  ['-0.004', 2, '0.00'],
  ['999.995', 2, '1,000.00'],
  ['12', 0, '12'],
  [1e21, undefined, '1,000,000,000,000,000,000,000'],
  [Infinity, undefined, 'Infinity'],
  ['1e9999', undefined, '1e9999'],
  ['面议', 2, '面议'],
  ['', 2, ''],
  [null, 2, ''],
  [undefined, undefined, ''],
])('formatNumber(%j, %j) is %j', (value, decimals, text) => expect(formatNumber(value, decimals)).toBe(text));

test.each([
  [1234567.005, undefined, '1234567.005'],
  [0.1 + 0.2, undefined, '0.3'],
  [1e-7, undefined, '0.0000001'],
  ['12.30', undefined, '12.30'],
  [0.123456789, undefined, '0.123456789'],
  [9007199254740991, undefined, '9007199254740991'],
  [10000000000.603405, undefined, '10000000000.603405'],
  [1.005, 2, '1.01'],
  [12.3, 2, '12.30'],
  [null, 2, ''],
  ['面议', undefined, '面议'],
])('decimalText(%j, %j) is %j', (value, decimals, text) => expect(decimalText(value, decimals)).toBe(text));

test('numbers of up to 15 digits keep their digits', () => {
  const amount = fc.tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 99_999_999 }));
  fc.assert(
    fc.property(amount, ([whole, parts]) => {
      const text = `${whole}.${String(parts).padStart(8, '0')}`;
      const short = text.replace(/\.?0+$/, '');
      expect(decimalText(Number(text))).toBe(short);
      expect(formatNumber(Number(text)).replaceAll(',', '')).toBe(short);
      expect(formatNumber(text)).toBe(formatNumber(Number(text)));
    }),
  );
});
