import { useClient } from '@gezi/client';
import { MONEY_DECIMALS, viewAnalysis, viewFulfilment, type Analysis, type Fulfilment } from '@gezi/domain';
import { formatNumber, PageCard, useLocale } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Segmented, Skeleton } from 'antd';
import dayjs from 'dayjs';
import { useMemo, useState } from 'react';
import { LinkedChart } from '../../../charts/Chart';
import { ChartCard } from '../../../charts/ChartCard';
import { Figure } from '../shared/Figure';
import { awardsOfMonth, ORDERS, ordersOfCategory, ordersOfMonth, overdueOrders, PROJECTS } from '../shared/recordLinks';
import { shortYuan } from '../shared/shortYuan';
import { monthFigures, rankFigures } from './core/figureCharts';
import { useTexts } from './texts';

const CONTRACTS = '/contract/single';
const SUPPLIERS = '/supplier/list';
const HEIGHT = 280;
/** Milliseconds for which figures are not asked for again. */
const FRESH = 60_000;
const ALL = 'all';

/** Figures of the tenant with their charts; each leads to the records behind it. */
export function AnalysisFigures() {
  const texts = useTexts();
  const client = useClient();
  const [thisYear] = useState(() => new Date().getFullYear());
  const [period, setPeriod] = useState(ALL);
  const input: { year?: number } = period === ALL ? {} : { year: Number(period) };
  const analysis = useQuery({
    queryKey: [viewAnalysis.path, input],
    queryFn: ({ signal }) => client.call(viewAnalysis, input, { signal, silent: true }),
    staleTime: FRESH,
  });
  const fulfilment = useQuery({
    queryKey: [viewFulfilment.path, input],
    queryFn: ({ signal }) => client.call(viewFulfilment, input, { signal, silent: true }),
    staleTime: FRESH,
  });
  const periods = [
    { value: ALL, label: texts.allTime },
    ...[thisYear, thisYear - 1].map((year) => ({ value: String(year), label: texts.ofYear(year) })),
  ];
  return (
    <>
      <PageCard
        title={texts.figures}
        extra={
          <Segmented
            size="small"
            aria-label={texts.figuresPeriod}
            value={period}
            options={periods}
            onChange={setPeriod}
          />
        }
      >
        {analysis.data ? (
          <Figures analysis={analysis.data} fulfilment={fulfilment.data} />
        ) : (
          <Skeleton active={!analysis.error} title={false} paragraph={{ rows: 3 }} />
        )}
      </PageCard>
      <FigureCharts analysis={analysis} fulfilment={fulfilment} year={input.year} />
    </>
  );
}

function Figures({ analysis, fulfilment }: { analysis: Analysis; fulfilment: Fulfilment | undefined }) {
  const texts = useTexts();
  const yuan = (amount: number) => shortYuan(amount, texts.amounts);
  const days = fulfilment?.planToOrderDays;
  return (
    <ul className="gezi-counts gezi-figures">
      <Figure label={texts.plans} value={formatNumber(analysis.planCount)} to="/purchase/plan" />
      <Figure label={texts.projects} value={formatNumber(analysis.projectCount)} to={PROJECTS} />
      <Figure label={texts.contracts} value={formatNumber(analysis.contractCount)} to={CONTRACTS} />
      <Figure label={texts.contractAmount} value={yuan(analysis.contractAmount)} to={CONTRACTS} />
      <Figure label={texts.orderAmount} value={yuan(analysis.orderAmount)} to={ORDERS} />
      <Figure label={texts.suppliers} value={formatNumber(analysis.supplierCount)} to={`${SUPPLIERS}?status=1`} />
      <Figure label={texts.savings} value={yuan(analysis.savingAmount)} to={`${PROJECTS}?status=8`} />
      <Figure label={texts.savingRate} value={texts.percent(formatNumber(analysis.savingRate * 100, 2))} />
      <Figure label={texts.planToOrder} value={days == null ? '–' : texts.days(formatNumber(days))} />
      <Figure
        label={texts.overdueOrders}
        value={fulfilment ? formatNumber(fulfilment.overdueCount) : '–'}
        to={overdueOrders(dayjs().format('YYYY-MM-DD'))}
      />
    </ul>
  );
}

interface Loaded<Data> {
  data: Data | undefined;
  isPending: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface FigureChartsProps {
  analysis: Loaded<Analysis>;
  fulfilment: Loaded<Fulfilment>;
  /** Of the figures; absent: all. */
  year: number | undefined;
}

function FigureCharts({ analysis, fulfilment, year }: FigureChartsProps) {
  const texts = useTexts();
  const language = useLocale();
  const { monthTrend = NONE, buyTypeShare = NONE, supplierRank = NONE } = analysis.data ?? {};
  const { categories = NONE, orderTrend = NONE } = fulfilment.data ?? {};
  const stateOf = ({ isPending, error, refetch }: Loaded<unknown>) => ({
    isPending,
    error,
    onRetry: () => void refetch(),
  });
  const yuan = (amount: number) => formatNumber(amount, MONEY_DECIMALS);
  const trend = useMemo(
    () =>
      monthFigures(
        language,
        monthTrend.map(({ month }) => month),
        [
          { name: texts.budget, values: monthTrend.map(({ budget }) => budget) },
          { name: texts.awarded, values: monthTrend.map(({ award }) => award) },
        ],
      ),
    [language, monthTrend, texts],
  );
  const ordered = useMemo(
    () =>
      monthFigures(
        language,
        orderTrend.map(({ month }) => month),
        [{ name: texts.ordered, values: orderTrend.map(({ amount }) => amount) }],
      ),
    [language, orderTrend, texts],
  );
  const ranks = useMemo(
    () => ({
      types: rankFigures(
        language,
        texts.awarded,
        buyTypeShare.map(({ buyType, buyType_dictText, amount }) => ({
          name: buyType_dictText ?? buyType,
          value: amount,
        })),
      ),
      suppliers: rankFigures(
        language,
        texts.contractAmount,
        supplierRank.map(({ supplierName, amount }) => ({ name: supplierName, value: amount })),
      ),
      categories: rankFigures(
        language,
        texts.ordered,
        categories.map(({ name, amount }) => ({ name: name ?? texts.noCategory, value: amount })),
      ),
    }),
    [language, buyTypeShare, supplierRank, categories, texts],
  );
  return (
    <div className="gezi-charts">
      <ChartCard
        title={texts.monthTrend}
        state={stateOf(analysis)}
        isEmpty={monthTrend.every(({ budget, award }) => budget === 0 && award === 0)}
      >
        <LinkedChart
          label={texts.monthTrend}
          figures={trend}
          height={HEIGHT}
          links={monthTrend.map(({ month }) => awardsOfMonth(month))}
          table={{
            columns: [texts.month, texts.budget, texts.awarded],
            rows: monthTrend.map(({ month, budget, award }) => [month, yuan(budget), yuan(award)]),
          }}
        />
      </ChartCard>
      <ChartCard
        title={texts.orderTrend}
        state={stateOf(fulfilment)}
        isEmpty={orderTrend.every(({ amount }) => amount === 0)}
      >
        <LinkedChart
          label={texts.orderTrend}
          figures={ordered}
          height={HEIGHT}
          links={orderTrend.map(({ month }) => ordersOfMonth(month))}
          table={{
            columns: [texts.month, texts.ordered],
            rows: orderTrend.map(({ month, amount }) => [month, yuan(amount)]),
          }}
        />
      </ChartCard>
      <ChartCard title={texts.buyTypes} state={stateOf(analysis)} isEmpty={buyTypeShare.length === 0}>
        <LinkedChart
          label={texts.buyTypes}
          figures={ranks.types}
          height={HEIGHT}
          links={buyTypeShare.map(({ buyType }) => `${PROJECTS}?${new URLSearchParams({ buyType })}`)}
          table={{
            columns: [texts.buyType, texts.projects, texts.awarded],
            rows: buyTypeShare.map(({ buyType, buyType_dictText, count, amount }) => [
              buyType_dictText ?? buyType,
              formatNumber(count),
              yuan(amount),
            ]),
          }}
        />
      </ChartCard>
      <ChartCard title={texts.supplierRank} state={stateOf(analysis)} isEmpty={supplierRank.length === 0}>
        <LinkedChart
          label={texts.supplierRank}
          figures={ranks.suppliers}
          height={HEIGHT}
          links={supplierRank.map(({ supplierName }) => `${SUPPLIERS}?${new URLSearchParams({ name: supplierName })}`)}
          table={{
            columns: [texts.supplier, texts.contractAmount],
            rows: supplierRank.map(({ supplierName, amount }) => [supplierName, yuan(amount)]),
          }}
        />
      </ChartCard>
      <ChartCard title={texts.categories} state={stateOf(fulfilment)} isEmpty={categories.length === 0}>
        <LinkedChart
          label={texts.categories}
          figures={ranks.categories}
          height={HEIGHT}
          links={categories.map(({ name }) => ordersOfCategory(name, year))}
          table={{
            columns: [texts.category, texts.ordered],
            rows: categories.map(({ name, amount }) => [name ?? texts.noCategory, yuan(amount)]),
          }}
        />
      </ChartCard>
    </div>
  );
}

const NONE: readonly never[] = [];
