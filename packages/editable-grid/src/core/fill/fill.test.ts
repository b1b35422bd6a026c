import { describe, expect, test } from 'vitest';
import { cellDefinitions } from '../../cells/definitions';
import type { TargetGrid } from '../clipboard/TargetGrid';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import { fillPlan } from './fillPlan';
import { fillTarget } from './fillTarget';
import { series } from './series';

const go = (values: unknown[], count = 3) => Array.from({ length: count }, (_, nth) => series(values)(nth));

describe('series', () => {
  test.each<[string, unknown[], unknown[]]>([
    ['one number is copied', [5], [5, 5, 5]],
    ['numbers go on in steps', [1, 3], [5, 7, 9]],
    ['also downwards', [10, 8], [6, 4, 2]],
    ['without crumbs', [0.1, 0.2], [0.3, 0.4, 0.5]],
    ['very small ones', [1e-7, 2e-7], [3e-7, 4e-7, 5e-7]],
    ['uneven small ones repeat', [1e-10, 2e-10, 4e-10], [1e-10, 2e-10, 4e-10]],
    ['large ones', [1e21, 2e21], [3e21, 4e21, 5e21]],
    ['uneven numbers repeat', [1, 2, 4], [1, 2, 4]],
    ['one day goes on day by day', ['2026-02-27'], ['2026-02-28', '2026-03-01', '2026-03-02']],
    ['days in steps', ['2026-01-01', '2026-01-08'], ['2026-01-15', '2026-01-22', '2026-01-29']],
    ['month by month', ['2025-11-30', '2025-12-30'], ['2026-01-30', '2026-02-28', '2026-03-30']],
    ['year by year', ['2024-05-31', '2025-05-31'], ['2026-05-31', '2027-05-31', '2028-05-31']],
    [
      'days with a time keep it',
      ['2026-01-01 08:00:00'],
      ['2026-01-02 08:00:00', '2026-01-03 08:00:00', '2026-01-04 08:00:00'],
    ],
    ['codes count on', ['WL009'], ['WL010', 'WL011', 'WL012']],
    ['codes in steps', ['A-10', 'A-20'], ['A-30', 'A-40', 'A-50']],
    ['digits alone are a code, copied', ['00123'], ['00123', '00123', '00123']],
    ['texts repeat', ['甲', '乙'], ['甲', '乙', '甲']],
    ['mixed values repeat', [1, '甲'], [1, '甲', 1]],
    ['nothing stays nothing', [null], [null, null, null]],
    ['switches repeat', [true, false], [true, false, true]],
  ])('%s', (_, values, expected) => {
    expect(go(values)).toEqual(expected);
  });
});

interface Line {
  id: string;
  a: number | null;
  b: string;
  c: string;
  kind: string | null;
}
const columns: ResolvedColumn<Line>[] = [
  { key: 'a', type: 'inputNumber' },
  { key: 'b', type: 'input' },
  { key: 'c', type: 'input', readOnly: true },
  { key: 'kind', type: 'select', options: [{ value: 'p', label: '管材' }] },
];
const rows: Line[] = Array.from({ length: 8 }, (_, nth) => ({
  id: `r${nth}`,
  a: nth < 2 ? nth + 1 : null,
  b: nth === 0 ? '管材' : '',
  c: '',
  kind: null,
}));
const grid: TargetGrid<Line> = {
  rows: rows.length,
  end: rows.length,
  columns: columns.map((column) => ({ column, definition: cellDefinitions.find(({ type }) => type === column.type)! })),
  rowAt: (index) => rows[index],
  columnFor: (_, column) => column,
  idOf: ({ id }) => id,
  access: (_, { readOnly }) => (readOnly ? 'read-only' : 'edit'),
};
const box = (top: number, bottom: number, left: number, right: number) => ({ top, bottom, left, right });
const values = (changes: ReturnType<typeof fillPlan<Line>>) =>
  changes.map((step) => step.kind === 'edit' && [step.rowId, step.column, step.value]);

describe('filling', () => {
  test('continues downwards', () => {
    expect(values(fillPlan(box(0, 1, 0, 0), box(0, 3, 0, 0), grid))).toEqual([
      ['r2', 'a', 3],
      ['r3', 'a', 4],
    ]);
  });

  test('continues upwards in reverse', () => {
    const own = [...rows].reverse();
    const turned = { ...grid, rowAt: (index: number) => own[index] };
    expect(values(fillPlan(box(6, 7, 0, 0), box(4, 7, 0, 0), turned))).toEqual([
      ['r2', 'a', 3],
      ['r3', 'a', 4],
    ]);
  });

  test('copying does not continue the series', () => {
    expect(values(fillPlan(box(0, 1, 0, 0), box(0, 4, 0, 0), grid, true)).map((each) => each && each[2])).toEqual([
      1, 2, 1,
    ]);
  });

  test("fills across columns by each column's parser; skips read-only cells and unparsable texts", () => {
    expect(values(fillPlan(box(0, 0, 1, 1), box(0, 0, 1, 3), grid))).toEqual([['r0', 'kind', 'p']]);
    expect(values(fillPlan(box(0, 0, 1, 1), box(0, 0, 0, 1), grid))).toEqual([]);
  });
});

test.each([
  [{ row: 5, column: 1 }, box(1, 5, 1, 2)],
  [{ row: 0, column: 2 }, box(0, 2, 1, 2)],
  [{ row: 2, column: 6 }, box(1, 2, 1, 6)],
  [{ row: 3, column: 6 }, box(1, 2, 1, 6)],
  [{ row: 2, column: 2 }, box(1, 2, 1, 2)],
])('dragging the handle to %j', (to, expected) => {
  expect(fillTarget(box(1, 2, 1, 2), to)).toEqual(expected);
});
