import { expect, test } from 'vitest';
import { formatNumber } from './formatNumber';

test.each([
  [0, undefined, '0'],
  [999, undefined, '999'],
  [1000, undefined, '1,000'],
  [1234567.891, undefined, '1,234,567.891'],
  [-1234.5, undefined, '-1,234.5'],
  ['12345678901234567890.12', undefined, '12,345,678,901,234,567,890.12'],
  ['1234.5', 2, '1,234.50'],
  ['0.005', 2, '0.01'],
  ['-0.004', 2, '0.00'],
  ['999.995', 2, '1,000.00'],
  ['12', 0, '12'],
  [1e21, undefined, '1e+21'],
  ['面议', 2, '面议'],
  ['', 2, ''],
  [null, 2, ''],
  [undefined, undefined, ''],
])('formatNumber(%j, %j) is %j', (value, decimals, text) => expect(formatNumber(value, decimals)).toBe(text));
