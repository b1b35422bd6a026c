import { beforeEach, expect, test } from 'vitest';
import { cellDefinitions } from '../../cells/definitions';
import { copyCells } from '../clipboard/copyCells';
import { pastePlan } from '../clipboard/pastePlan';
import type { TargetGrid } from '../clipboard/TargetGrid';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import { exportRow } from '../export/exportRow';
import { choicesOf } from '../filter/choicesOf';
import { findCells } from '../find/findCells';
import { GridStore } from '../store/GridStore';
import { Linkage } from './Linkage';

interface Place {
  id: string;
  province: string | null;
  city: string | null;
}
const columns: ResolvedColumn<Place>[] = [
  {
    key: 'province',
    type: 'select',
    linkageKey: 'city',
    options: [
      { value: 'gd', label: '广东省' },
      { value: 'zj', label: '浙江省' },
    ],
  },
  { key: 'city', type: 'select' },
];
// Codes are in a different order than labels.
const CITIES: Record<string, readonly [value: string, label: string][]> = {
  gd: [
    ['1', '深圳市'],
    ['2', '广州市'],
  ],
  zj: [['3', '杭州市']],
};
const rows: Place[] = [
  { id: 'a', province: 'gd', city: '1' },
  { id: 'b', province: 'gd', city: '2' },
  { id: 'c', province: 'zj', city: '3' },
];
const define = (type: string) => cellDefinitions.find((definition) => definition.type === type)!;
const placed = columns.map((column) => ({ column, definition: define('select'), width: 100 }));

function make() {
  const linkage = new Linkage<Place>(() => ({
    columns,
    load: async ({ parent }) => (CITIES[parent] ?? []).map(([value, label]) => ({ value, label })),
    onChange: () => {},
  }));
  const settings = { columns, define, locale: 'zh-CN' as const, selection: false as const, linkage };
  const rest = { disabled: false, readOnly: false, rowDisabled: undefined, page: undefined };
  const store = new GridStore<Place>({ ...settings, ...rest }, () => {});
  store.load(rows);
  const grid: TargetGrid<Place> = {
    rows: rows.length,
    columns: placed,
    rowAt: (index) => store.rowAt(index),
    columnFor: (row, column) => store.columnFor(row, column),
    idOf: ({ id }) => id,
    access: () => 'edit',
    end: rows.length,
  };
  return { store, grid, linkage };
}
let { store, grid, linkage } = make();
beforeEach(async () => {
  ({ store, grid, linkage } = make());
  for (const row of rows) linkage.columnFor(row, columns[1]!);
  await linkage.arriving();
});

test('requested choices are awaited together', async () => {
  const { linkage: fresh } = make();
  expect(fresh.arriving()).toBeUndefined();
  fresh.columnFor(rows[0]!, columns[1]!);
  await fresh.arriving();
  expect(fresh.columnFor(rows[0]!, columns[1]!).options).toHaveLength(2);
  expect(fresh.arriving()).toBeUndefined();
});

test('copy, export, search and filter use labels', () => {
  const columnFor = (row: Place, column: ResolvedColumn<Place>) => store.columnFor(row, column);
  const box = { top: 0, bottom: 2, left: 1, right: 1 };
  expect(copyCells(box, grid).flat()).toMatchObject([{ text: '深圳市' }, { text: '广州市' }, { text: '杭州市' }]);
  expect(exportRow(rows[2]!, placed, ['是', '否'], columnFor)).toEqual(['浙江省', '杭州市']);
  expect([...findCells('杭州', grid)].flat()).toEqual([{ row: 2, column: 1 }]);
  expect(choicesOf(rows, columns[1]!, define('select'), columnFor)).toEqual(['深圳市', '广州市', '杭州市']);
});

test('sorting and filtering use labels', () => {
  store.sortBy({ column: 'city', order: 'asc' });
  expect(store.rowsInOrder().map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  store.filterBy({ city: { kind: 'choice', values: ['杭州市'] } });
  expect(store.rowsInOrder().map(({ id }) => id)).toEqual(['c']);
});

test('a pasted label is resolved for its row, including the value pasted next to it', () => {
  const values = (texts: string[][], left: number) =>
    pastePlan(texts, { top: 0, bottom: 0, left, right: left }, grid).changes.map(
      (step) => step.kind === 'edit' && [step.column, step.value],
    );
  expect(values([['广州市']], 1)).toEqual([['city', '2']]);
  expect(values([['浙江省', '杭州市']], 0)).toEqual([
    ['province', 'zj'],
    ['city', '3'],
  ]);
  expect(values([['杭州市']], 1)).toEqual([]);
});
