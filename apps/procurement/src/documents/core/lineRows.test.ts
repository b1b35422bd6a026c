import { expect, test } from 'vitest';
import { isBlankRow, isQuantity } from './lineRows';

test.each([
  [null, true],
  ['', true],
  [0, true],
  [0.00000001, true],
  [999_999_999_999, true],
  ['123456789012.123', true],
  ['123456789012.1234', false],
  [-1, false],
  ['-1', false],
  [0.000000001, false],
  [1_000_000_000_000, false],
  ['1e3', false],
  ['十', false],
  [Number.NaN, false],
])('%j is a quantity: %j', (value, is) => expect(isQuantity(value)).toBe(is));

test.each([
  [{ id: 'row_1' }, true],
  [{ id: 'row_1', materialName: ' ', counts: null }, true],
  [{ id: 'row_1', counts: 0 }, false],
  [{ id: 'row_1', remark: '急' }, false],
])('row %j is blank: %s', (row, isBlank) => {
  expect(isBlankRow(row)).toBe(isBlank);
});
