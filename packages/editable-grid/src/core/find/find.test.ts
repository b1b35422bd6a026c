import { expect, test } from 'vitest';
import { cellDefinitions } from '../../cells/definitions';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import { findCells, findFrom, type SearchedGrid } from './findCells';

interface Line {
  name: string;
  kind: string;
  n: number;
}
const rows: Line[] = [
  { name: '闸阀 DN50', kind: 'v', n: 50 },
  { name: '离心泵', kind: 'p', n: 1 },
  { name: '截止阀', kind: 'v', n: 5 },
];
const columns: ResolvedColumn<Line>[] = [
  { key: 'name', type: 'input' },
  {
    key: 'kind',
    type: 'select',
    options: [
      { value: 'v', label: '阀门' },
      { value: 'p', label: '泵类' },
    ],
  },
  { key: 'n', type: 'inputNumber' },
];
const grid: SearchedGrid<Line> = {
  rows: rows.length,
  columns: [
    { column: { key: '$number' }, definition: cellDefinitions.find(({ type }) => type === 'row-number')! },
    ...columns.map((column) => ({ column, definition: cellDefinitions.find(({ type }) => type === column.type)! })),
  ],
  rowAt: (index) => rows[index],
  columnFor: (_, column) => column,
};
const find = (query: string) => [...findCells(query, grid)].flat().map(({ row, column }) => `${row}:${column}`);

test.each<[string, string[]]>([
  ['阀', ['0:1', '0:2', '2:1', '2:2']],
  ['dn5', ['0:1']],
  ['ＤＮ50', ['0:1']],
  ['50', ['0:1', '0:3']],
  [' 泵 ', ['1:1', '1:2']],
  ['v', []],
  ['', []],
])('finds %s in display texts', (query, found) => {
  expect(find(query)).toEqual(found);
});

test('wraps around', () => {
  const found = [
    { row: 1, column: 2 },
    { row: 3, column: 1 },
  ];
  expect(findFrom(found, { row: 0, column: 0 })).toBe(0);
  expect(findFrom(found, { row: 1, column: 2 })).toBe(0);
  expect(findFrom(found, { row: 1, column: 3 })).toBe(1);
  expect(findFrom(found, { row: 9, column: 0 })).toBe(0);
  expect(findFrom([], { row: 0, column: 0 })).toBe(-1);
});
