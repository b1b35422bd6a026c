import { useClient, useDict } from '@gezi/client';
import { listPlans, planStatusItems } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useQueries } from '@tanstack/react-query';
import { pageQuery } from '../../../crud/pageQuery';

/** Every state of plans with its name and the query for its number of plans. */
export function usePlanCounts() {
  const client = useClient();
  const language = useLocale();
  const { labelOf } = useDict('plan_status');
  const counts = useQueries({
    queries: planStatusItems.map(({ value }) =>
      pageQuery(client, listPlans, { status: value, pageNo: 1, pageSize: 1 }),
    ),
  });
  return planStatusItems.map(({ value, label }, nth) => ({
    value,
    label: labelOf(value) === value ? label[language] : labelOf(value),
    count: counts[nth]!,
  }));
}
