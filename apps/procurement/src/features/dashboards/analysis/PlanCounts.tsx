import { useClient, useDict } from '@gezi/client';
import { listPlans, planStatusItems } from '@gezi/domain';
import { formatNumber, PageCard, useLocale } from '@gezi/ui';
import { useQueries } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { pageQuery } from '../../../crud/pageQuery';
import { useTexts } from './texts';

/** Number of plans per state; each links to the list filtered to it. */
export function PlanCounts() {
  const texts = useTexts();
  const client = useClient();
  const language = useLocale();
  const { labelOf } = useDict('plan_status');
  const counts = useQueries({
    queries: planStatusItems.map(({ value }) =>
      pageQuery(client, listPlans, { status: value, pageNo: 1, pageSize: 1 }),
    ),
  });

  return (
    <PageCard title={texts.plansByState} extra={<Link to="/purchase/plan">{texts.allPlans}</Link>}>
      <ul className="gezi-counts">
        {planStatusItems.map(({ value, label }, index) => {
          const { data, isError, refetch } = counts[index]!;
          const shown = labelOf(value) === value ? label[language] : labelOf(value);
          if (isError) {
            return (
              <li key={value} className="gezi-count">
                <span className="gezi-count-label">{shown}</span>
                <Button type="link" size="small" onClick={() => void refetch()}>
                  {texts.retry}
                </Button>
              </li>
            );
          }
          const total = data && formatNumber(data.total);
          return (
            <li key={value}>
              <Link
                className="gezi-count"
                data-status={value}
                to={`/purchase/plan?status=${value}`}
                {...(total !== undefined && { 'aria-label': texts.statusCount(shown, total) })}
              >
                <span className="gezi-count-label">{shown}</span>
                <span className="gezi-count-number">{total ?? <span className="gezi-count-wait" />}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </PageCard>
  );
}
