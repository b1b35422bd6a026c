import { useClient, useDict, usePermission } from '@gezi/client';
import { listPlans, listVisits, planStatusItems } from '@gezi/domain';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BarChart } from '../../../charts/BarChart';
import { ChartCard } from '../../../charts/ChartCard';
import { pageQuery } from '../../../crud/pageQuery';
import { useTexts } from './texts';

/** Days on offer; the server counts seven. */
const DAYS = [7, 3];

/** The charts of the start page that the caller may see. */
export function HomeCharts() {
  const readsPlans = usePermission('purchase:purchasePlan:list');
  const readsLog = usePermission('system:log:list');
  if (!readsPlans && !readsLog) return null;
  return (
    <div className="gezi-charts">
      {readsPlans && <PlanChart />}
      {readsLog && <VisitChart />}
    </div>
  );
}

/** Sign-ins per day. */
function VisitChart() {
  const texts = useTexts();
  const client = useClient();
  const [days, setDays] = useState(String(DAYS[0]));
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [listVisits.path],
    queryFn: ({ signal }) => client.call(listVisits, {}, { signal, silent: true }),
  });
  const bars = (data ?? []).slice(-Number(days)).map(({ type, visit }) => ({ key: type, label: type, value: visit }));
  return (
    <ChartCard
      title={texts.visits}
      range={{
        value: days,
        options: DAYS.map((count) => ({ value: String(count), label: texts.lastDays(count) })),
        onChange: setDays,
      }}
      state={{ isPending, error, onRetry: () => void refetch() }}
      isEmpty={bars.every(({ value }) => value === 0)}
    >
      <BarChart label={texts.visits} bars={bars} />
    </ChartCard>
  );
}

/** Plans per state. */
function PlanChart() {
  const texts = useTexts();
  const client = useClient();
  const { labelOf } = useDict('plan_status');
  const counts = useQueries({
    queries: planStatusItems.map(({ value }) =>
      pageQuery(client, listPlans, { status: value, pageNo: 1, pageSize: 1 }),
    ),
  });
  const bars = planStatusItems.map(({ value, label }, nth) => ({
    key: value,
    label: labelOf(value) === value ? label : labelOf(value),
    value: counts[nth]!.data?.total ?? 0,
  }));
  const failed = counts.find(({ isError }) => isError);
  return (
    <ChartCard
      title={texts.planChart}
      state={{
        isPending: counts.some(({ isPending }) => isPending),
        error: failed?.error,
        onRetry: () => counts.forEach(({ refetch }) => void refetch()),
      }}
      isEmpty={bars.every(({ value }) => value === 0)}
    >
      <BarChart label={texts.planChart} bars={bars} />
    </ChartCard>
  );
}
