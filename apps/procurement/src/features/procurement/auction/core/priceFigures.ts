import type { AuctionHistoryEntry } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import type { ChartFigures } from '../../../../charts/Chart';

interface PriceWords {
  yuan: string;
  best: string;
  own: string;
}

/** The lowest price over time, and the own offers. */
export function priceFigures(history: readonly AuctionHistoryEntry[], { yuan, best, own }: PriceWords): ChartFigures {
  const isOwn = history.filter(({ mine }) => mine);
  const line = (name: string, data: readonly (readonly [string, number])[], symbol: string) => ({
    type: 'line',
    step: 'end',
    name,
    data,
    symbol,
    symbolSize: 7,
    lineStyle: { width: 2 },
  });
  return {
    xAxis: { type: 'time', axisLabel: { hideOverlap: true }, splitLine: { show: false } },
    yAxis: { type: 'value', scale: true, name: yuan, axisLabel: { formatter: (value: number) => formatNumber(value) } },
    legend: { bottom: 0 },
    tooltip: {
      trigger: 'item',
      formatter: ({ seriesName, value: [time, price] }: { seriesName: string; value: [string, number] }) =>
        `${seriesName}\n${time}\n${formatNumber(price)} ${yuan}`,
    },
    series: [
      line(best, lowestPrices(history), 'circle'),
      ...(isOwn.length > 0
        ? [
            line(
              own,
              isOwn.map(({ time, price }) => [time, price] as const),
              'diamond',
            ),
          ]
        : []),
    ],
  };
}

/** The offers that were the lowest when they were made. */
function lowestPrices(history: readonly AuctionHistoryEntry[]): (readonly [string, number])[] {
  return history.filter(({ rank }) => rank === 1).map(({ time, price }) => [time, price] as const);
}
