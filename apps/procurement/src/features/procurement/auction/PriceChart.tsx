import { MONEY_DECIMALS, type AuctionHistoryEntry } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import { useMemo } from 'react';
import { Chart } from '../../../charts/Chart';
import { ChartCard } from '../../../charts/ChartCard';
import { priceFigures } from './core/priceFigures';
import { useTexts } from './texts';

interface PriceChartProps {
  history: readonly AuctionHistoryEntry[];
  state: { isPending: boolean; error: unknown; onRetry: () => void };
}

/** The lowest price over time, and the own offers. */
export function PriceChart({ history, state }: PriceChartProps) {
  const texts = useTexts();
  const figures = useMemo(
    () => priceFigures(history, { yuan: texts.yuan, best: texts.bestPrice, own: texts.ownOffers }),
    [history, texts],
  );
  const table = {
    columns: [texts.time, texts.offerTotal, texts.rankThen],
    rows: history.map(({ time, price, rank }) => [time, formatNumber(price, MONEY_DECIMALS), String(rank)]),
  };
  return (
    <ChartCard title={texts.chart} state={state} isEmpty={history.length === 0}>
      <Chart label={texts.chart} figures={figures} table={table} height={280} />
    </ChartCard>
  );
}
