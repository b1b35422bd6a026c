import type { TrendPoint } from '@gezi/domain';
import { expect, test } from 'vitest';
import { trendFigures } from './trendFigures';

const point = (
  date: string,
  price: number,
  supplierId: string,
  supplierName: string | null = supplierId,
): TrendPoint => ({
  date,
  price,
  supplierId,
  supplierName,
  source: '2',
});
const words = { yuan: '元', sourceOf: (source: string) => `来源${source}` };

test('draws a line per supplier, also for suppliers with the same name', () => {
  const points = [
    point('2026-01-01', 10, 's1', '恒泰泵业'),
    point('2026-01-02', 11, 's2', '恒泰泵业'),
    point('2026-02-01', 9.5, 's1', '恒泰泵业'),
    point('2026-02-02', 8, 's3', null),
  ];
  expect(trendFigures(points, words).series).toMatchObject([
    {
      id: 's1',
      name: '恒泰泵业',
      data: [
        ['2026-01-01', 10, '2'],
        ['2026-02-01', 9.5, '2'],
      ],
      symbol: 'circle',
    },
    { id: 's2', name: '恒泰泵业', data: [['2026-01-02', 11, '2']], symbol: 'rect' },
    { id: 's3', name: 's3' },
  ]);
});

test('shows supplier, date, source and price of a point', () => {
  const { formatter } = trendFigures([], words).tooltip as { formatter: (point: object) => string };
  expect(formatter({ seriesName: '恒泰', value: ['2026-01-01', 1234.5, '2'] })).toBe(
    '恒泰\n2026-01-01  来源2\n1,234.5 元',
  );
});
