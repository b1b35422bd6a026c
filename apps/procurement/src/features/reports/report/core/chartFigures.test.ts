import type { ReportChart } from '@gezi/domain';
import { expect, test } from 'vitest';
import { zhCN } from '../texts/zh-CN';
import { chartTitle, figuresOf, tableOf, textTable } from './chartFigures';

const column = (dataIndex: string, title: string, format?: string) => ({
  dataIndex,
  title,
  align: 'left',
  width: 100,
  sorter: false,
  ...(format && { format }),
});
const report = { columns: [column('month', '月份'), column('depart', '部门'), column('amount', '金额', 'money')] };
const chart = (part: Partial<ReportChart> = {}): ReportChart => ({
  kind: 'bar',
  x: 'month',
  series: null,
  y: 'amount',
  method: 'sum',
  ...part,
});
const point = (x: string | null, series: string | null, value: number) => ({ x, series, value });

test('names a chart after its fields', () => {
  expect(chartTitle(report, chart({ series: 'depart' }), zhCN)).toBe('按月份、部门统计金额');
  expect(chartTitle(report, chart({ kind: 'pie', method: 'count', y: null }), zhCN)).toBe('按月份统计行数');
  expect(chartTitle(report, chart({ method: 'avg' }), zhCN)).toBe('按月份统计平均金额');
});

test('sorts points into series, gaps included', () => {
  const points = [point('1月', '甲', 1), point('1月', '乙', 2), point('2月', '甲', 3), point(null, null, 4)];
  const table = tableOf({ points, isCut: false }, '金额', '（空）');
  expect(table).toEqual({
    names: ['1月', '2月', '（空）'],
    series: [
      { name: '甲', values: [1, 3, null] },
      { name: '乙', values: [2, null, null] },
      { name: '（空）', values: [null, null, 4] },
    ],
  });
  expect(textTable(report, chart({ series: 'depart' }), table)).toEqual({
    columns: ['月份', '甲', '乙', '（空）'],
    rows: [
      ['1月', '1.00', '2.00', ''],
      ['2月', '3.00', '', ''],
      ['（空）', '', '', '4.00'],
    ],
  });
});

test('draws the largest parts of a pie', () => {
  const points = [...Array.from({ length: 15 }, (_, nth) => point(`部门${nth}`, null, nth)), point('亏', null, -5)];
  const table = tableOf({ points, isCut: false }, '金额', '（空）');
  const { series, xAxis } = figuresOf(report, chart({ kind: 'pie', x: 'depart' }), table, zhCN);
  expect(xAxis).toBeUndefined();
  const parts = series[0]!.data as { name: string; value: number }[];
  expect(parts).toHaveLength(12);
  expect(parts[0]).toEqual({ name: '部门14', value: 14 });
  expect(parts.at(-1)).toEqual({ name: '其他', value: 1 + 2 + 3 });
});

test('lays bars with long names down', () => {
  const points = [point('一个名称非常非常长的供应商有限公司', null, 1)];
  const table = tableOf({ points, isCut: false }, '金额', '（空）');
  expect(figuresOf(report, chart(), table, zhCN)).toMatchObject({ yAxis: { type: 'category' } });
  expect(figuresOf(report, chart({ kind: 'line' }), table, zhCN)).toMatchObject({ xAxis: { type: 'category' } });
});
