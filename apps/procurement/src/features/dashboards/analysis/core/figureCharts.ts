import { MONEY_DECIMALS, type Language } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import type { ChartFigures } from '../../../../charts/Chart';

const yuanOf = (value: number) => formatNumber(value, MONEY_DECIMALS);
/** Maximum characters of a name beside its bar. */
const NAME = 12;

/** An axis of amounts without trailing zeros, e.g. `120万` or `1.2M`. */
function amountAxis(language: Language) {
  const numbers = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  return { type: 'value', axisLabel: { formatter: (value: number) => numbers.format(value), hideOverlap: true } };
}

/** Amounts by month, a series of columns each. */
export const monthFigures = (
  language: Language,
  months: readonly string[],
  series: readonly { name: string; values: readonly number[] }[],
): ChartFigures => ({
  xAxis: { type: 'category', data: [...months], axisLabel: { hideOverlap: true } },
  yAxis: amountAxis(language),
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
export const rankFigures = (
  language: Language,
  name: string,
  rows: readonly { name: string; value: number }[],
): ChartFigures => ({
  xAxis: amountAxis(language),
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
