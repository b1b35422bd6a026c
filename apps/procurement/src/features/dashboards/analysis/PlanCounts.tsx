import { formatNumber, PageCard } from '@gezi/ui';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useTexts } from './texts';
import { usePlanCounts } from './usePlanCounts';

/** Number of plans per state; each links to the list filtered to it. */
export function PlanCounts() {
  const texts = useTexts();
  const states = usePlanCounts();

  return (
    <PageCard title={texts.plansByState} extra={<Link to="/purchase/plan">{texts.allPlans}</Link>}>
      <ul className="gezi-counts">
        {states.map(({ value, label: shown, count: { data, isError, refetch } }) => {
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
