import { expect, test } from 'vitest';
import { inputCell } from '../../cells/input/cell';
import { inputNumberCell } from '../../cells/input-number/cell';
import { selectCell } from '../../cells/select/cell';
import { nextSort, sortOrder } from './sortOrder';

const rows = [{ v: '10' }, { v: '' }, { v: '9' }, { v: '阀门' }, { v: '泵' }, { v: null }];
const order = (...args: Parameters<typeof sortOrder>) => [...sortOrder(...args)];

test('text sorts as Chinese readers expect, numbers in it by value, empty last', () => {
  expect(order(rows, { key: 'v' }, inputCell, 'asc')).toEqual([2, 0, 4, 3, 1, 5]);
  expect(order(rows, { key: 'v' }, inputCell, 'desc')).toEqual([3, 4, 0, 2, 1, 5]);
});

test('numbers sort as numbers, also those kept as text', () => {
  expect(order([{ v: 2 }, { v: '10' }, { v: -1 }], { key: 'v' }, inputNumberCell, 'asc')).toEqual([2, 0, 1]);
});

test('choices sort by what is read', () => {
  const options = [
    { value: '1', label: '泵' },
    { value: '2', label: '阿' },
  ];
  expect(order([{ v: '1' }, { v: '2' }], { key: 'v', options }, selectCell, 'asc')).toEqual([1, 0]);
});

test('equal rows keep their order', () => {
  expect(order([{ v: 'a' }, { v: 'a' }, { v: 'a' }], { key: 'v' }, inputCell, 'desc')).toEqual([0, 1, 2]);
});

test('a heading goes from ascending to descending to none', () => {
  expect(nextSort(undefined, 'a')).toEqual({ column: 'a', order: 'asc' });
  expect(nextSort({ column: 'a', order: 'asc' }, 'a')).toEqual({ column: 'a', order: 'desc' });
  expect(nextSort({ column: 'a', order: 'desc' }, 'a')).toBeUndefined();
  expect(nextSort({ column: 'b', order: 'desc' }, 'a')).toEqual({ column: 'a', order: 'asc' });
});
