import { expect, test } from 'vitest';
import { lineFieldOf } from './lineField';

test.each([
  ['lines/0/unit', { index: 0, column: 'unit' }],
  ['/lines/12/counts', { index: 12, column: 'counts' }],
  ['lines', undefined],
  ['lines/1', undefined],
  ['lines/one/unit', undefined],
  ['lines/1/unit/0', undefined],
  ['others/0/unit', undefined],
  [undefined, undefined],
])('reads %j as %j', (field, cell) => {
  expect(lineFieldOf('lines', field)).toEqual(cell);
});
