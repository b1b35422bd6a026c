import { expect, test } from 'vitest';
import { monthFigures, rankFigures } from './figureCharts';

const labelsOf = (axis: Readonly<Record<string, unknown>>, values: readonly number[]) =>
  values.map((axis.axisLabel as { formatter: (value: number) => string }).formatter);

test.each([
  ['zh-CN', ['0', '80万', '1.2亿']],
  ['en-US', ['0', '800K', '120M']],
] as const)('axes count amounts in units of %s', (language, labels) => {
  const amounts = [0, 800_000, 120_000_000];
  expect(labelsOf(monthFigures(language, [], []).yAxis!, amounts)).toEqual(labels);
  expect(labelsOf(rankFigures(language, '金额', []).xAxis!, amounts)).toEqual(labels);
});
