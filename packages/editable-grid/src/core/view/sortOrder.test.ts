import { expect, test } from 'vitest';
import { inputCell } from '../../cells/input/cell';
import { inputNumberCell } from '../../cells/input-number/cell';
import { selectCell } from '../../cells/select/cell';
import type { CellDefinition } from '../cells/CellDefinition';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import { nextSort, nextSorts, sortOrder, type SortState } from './sortOrder';

const rows = [{ v: '10' }, { v: '' }, { v: '9' }, { v: '阀门' }, { v: '泵' }, { v: null }];
const order = (
  sorted: readonly Record<string, unknown>[],
  column: ResolvedColumn<Record<string, unknown>>,
  definition: CellDefinition,
  by: SortState['order'],
) => [...sortOrder(sorted, [{ column, definition, order: by }])];

test('sorts text by Chinese collation, embedded numbers by value, empty last', () => {
  expect(order(rows, { key: 'v' }, inputCell, 'asc')).toEqual([2, 0, 4, 3, 1, 5]);
  expect(order(rows, { key: 'v' }, inputCell, 'desc')).toEqual([3, 4, 0, 2, 1, 5]);
});

test('sorts numbers by value, even if stored as text', () => {
  expect(order([{ v: 2 }, { v: '10' }, { v: -1 }], { key: 'v' }, inputNumberCell, 'asc')).toEqual([2, 0, 1]);
});

test('sorts choices by label', () => {
  const options = [
    { value: '1', label: '泵' },
    { value: '2', label: '阿' },
  ];
  expect(order([{ v: '1' }, { v: '2' }], { key: 'v', options }, selectCell, 'asc')).toEqual([1, 0]);
});

test('reads each row once', () => {
  let reads = 0;
  const counting: CellDefinition = { ...inputCell, format: (value) => ((reads += 1), String(value)) };
  const many = Array.from({ length: 500 }, (_, nth) => ({ v: `件${(nth * 7919) % 500}` }));
  const sorted = order(many, { key: 'v' }, counting, 'asc').map((place) => many[place]!.v);
  expect(reads).toBe(500);
  expect(sorted).toEqual(Array.from({ length: 500 }, (_, nth) => `件${nth}`));
});

test('keeps the order of equal rows', () => {
  expect(order([{ v: 'a' }, { v: 'a' }, { v: 'a' }], { key: 'v' }, inputCell, 'desc')).toEqual([0, 1, 2]);
});

test('a heading cycles from ascending to descending to none', () => {
  expect(nextSort(undefined, 'a')).toEqual({ column: 'a', order: 'asc' });
  expect(nextSort({ column: 'a', order: 'asc' }, 'a')).toEqual({ column: 'a', order: 'desc' });
  expect(nextSort({ column: 'a', order: 'desc' }, 'a')).toBeUndefined();
  expect(nextSort({ column: 'b', order: 'desc' }, 'a')).toEqual({ column: 'a', order: 'asc' });
});

test('a second column decides among equals', () => {
  const sorted = sortOrder(
    [
      { k: 'b', n: 1 },
      { k: 'a', n: 1 },
      { k: 'b', n: 2 },
      { k: 'a', n: 2 },
    ],
    [
      { column: { key: 'k' }, definition: inputCell, order: 'asc' },
      { column: { key: 'n' }, definition: inputNumberCell, order: 'desc' },
    ],
  );
  expect([...sorted]).toEqual([3, 1, 2, 0]);
});

test('a Shift click adds, reverses and removes a column; a plain click replaces all', () => {
  const a: SortState = { column: 'a', order: 'asc' };
  const b: SortState = { column: 'b', order: 'asc' };
  expect(nextSorts([a], 'b', true)).toEqual([a, b]);
  expect(nextSorts([a, b], 'a', true)).toEqual([{ column: 'a', order: 'desc' }, b]);
  expect(nextSorts([{ column: 'a', order: 'desc' }, b], 'a', true)).toEqual([b]);
  expect(nextSorts([a, b], 'a', false)).toEqual([{ column: 'a', order: 'desc' }]);
  expect(nextSorts([a, b], 'c', false)).toEqual([{ column: 'c', order: 'asc' }]);
  expect(nextSorts([{ column: 'a', order: 'desc' }], 'a', false)).toEqual([]);
});
