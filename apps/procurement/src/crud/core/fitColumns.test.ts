import type { GridColumn } from '@gezi/editable-grid';
import { expect, test } from 'vitest';
import { fitColumns, fitHeadings } from './fitColumns';

interface Row {
  name: string;
  status?: string;
  remark?: string;
}
const columns: GridColumn<Row>[] = [{ key: 'name', title: '名称', width: 200, isOrder: true }];
const textOf = ({ key }: GridColumn<Row>, row: Row) => row[key as 'name'];
/** Ten pixels a letter. */
const measure = (text: string) => 10 * text.length;
const fit = (names: string[], own = columns, known = {}) =>
  fitColumns<Row>(
    own,
    names.map((name) => ({ name })),
    textOf,
    measure,
    known,
  );

test.each([
  [['甲'.repeat(30)], 326],
  [['甲'], 68],
  [[], 68],
  [['甲'.repeat(99)], 360],
])('%j', (names, width) => {
  expect(fit(names)).toEqual({ name: width });
});

test('other texts than names take no more than their width, or 200 pixels', () => {
  const remark = (width: number): GridColumn<Row>[] => [{ key: 'remark', title: '备注', width }];
  const fitRemark = (width: number) =>
    fitColumns<Row>(remark(width), [{ name: '', remark: '甲'.repeat(40) }], textOf, measure);
  expect(fitRemark(150)).toEqual({ remark: 200 });
  expect(fitRemark(240)).toEqual({ remark: 240 });
});

test('a column never becomes narrower', () => {
  expect(fit(['甲'], columns, { name: 300 })).toEqual({ name: 300 });
});

test('cells that are more than text keep the width of their column, but show the heading', () => {
  const status = (width: number): GridColumn<Row>[] => [{ key: 'status', title: '当前状态', width }];
  expect(fit(['甲'], status(120))).toEqual({ status: 120 });
  expect(fit(['甲'], status(40))).toEqual({ status: 66 });
});

test('a column without width stays flexible unless its texts need more', () => {
  const flexible: GridColumn<Row>[] = [{ key: 'name', title: '名称' }];
  expect(fit(['甲乙丙'], flexible)).toEqual({});
  expect(fit(['甲'.repeat(20)], flexible)).toEqual({ name: 226 });
});

test('editable columns are widened for their headings only', () => {
  const edited: GridColumn<Row>[] = [
    { key: 'name', title: '物料名称', width: 40 },
    { key: 'remark', title: '备注', width: 120 },
  ];
  expect(fitHeadings(edited, measure).map(({ width }) => width)).toEqual([66, 120]);
  const required = [{ ...edited[0]!, validateRules: [{ required: true }] } as GridColumn<Row>];
  expect(fitHeadings(required, measure)[0]!.width).toBe(77);
  expect(fitHeadings([{ key: 'name', title: '物料名称' } as GridColumn<Row>], measure)[0]!.width).toBeUndefined();
});
