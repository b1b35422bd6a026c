import { useClient, usePermission } from '@gezi/client';
import { listVisits } from '@gezi/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BarChart } from '../../../charts/BarChart';
import { ChartCard } from '../../../charts/ChartCard';
import { useTexts } from './texts';
import { usePlanCounts } from './usePlanCounts';

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
  const states = usePlanCounts();
  const counts = states.map(({ count }) => count);
  const bars = states.map(({ value, label, count }) => ({ key: value, label, value: count.data?.total ?? 0 }));
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
