import { MONEY_DECIMALS } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import type { ChartFigures } from '../../../../charts/Chart';

const yuanOf = (value: number) => formatNumber(value, MONEY_DECIMALS);
const AMOUNT_AXIS = { type: 'value', axisLabel: { formatter: shortAmount, hideOverlap: true } };
/** Maximum characters of a name beside its bar. */
const NAME = 12;

/** An amount of an axis without trailing zeros, e.g. `1.2M`; language-neutral. */
function shortAmount(value: number): string {
  return new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

/** Amounts by month, a series of columns each. */
export const monthFigures = (
  months: readonly string[],
  series: readonly { name: string; values: readonly number[] }[],
): ChartFigures => ({
  xAxis: { type: 'category', data: [...months], axisLabel: { hideOverlap: true } },
  yAxis: AMOUNT_AXIS,
  ...(series.length > 1 && { legend: { bottom: 0 } }),
  tooltip: { trigger: 'axis', valueFormatter: yuanOf },
  series: series.map(({ name, values }) => ({
    type: 'bar',
    name,
    data: [...values],
    barMaxWidth: 18,
    itemStyle: { borderRadius: [3, 3, 0, 0] },
  })),
});

/** Amounts by name as horizontal bars, the first at the top. */
export const rankFigures = (name: string, rows: readonly { name: string; value: number }[]): ChartFigures => ({
  xAxis: AMOUNT_AXIS,
  yAxis: {
    type: 'category',
    inverse: true,
    data: rows.map((row) => row.name),
    axisLabel: { formatter: (text: string) => (text.length > NAME ? `${text.slice(0, NAME)}…` : text) },
  },
  grid: { bottom: 8, top: 8 },
  tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' }, valueFormatter: yuanOf },
  series: [
    {
      type: 'bar',
      name,
      data: rows.map(({ value }) => value),
      barMaxWidth: 18,
      itemStyle: { borderRadius: [0, 3, 3, 0] },
    },
  ],
});
