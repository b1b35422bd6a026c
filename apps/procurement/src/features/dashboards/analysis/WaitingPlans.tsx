import { useClient, useSession } from '@gezi/client';
import { listPlans, planStatus } from '@gezi/domain';
import { EmptyState, PageCard } from '@gezi/ui';
import { useQueries } from '@tanstack/react-query';
import { Badge, Button, Skeleton } from 'antd';
import { Link } from 'react-router';
import { pageQuery } from '../../../crud/pageQuery';
import { useTexts } from './texts';

interface WaitingPlansProps {
  /** Maximum number of plans shown, the latest. */
  max: number;
  /** Path of the page with all of them; absent on that page. */
  more?: string;
}

/** Plans that wait for the caller: assigned to them, or to be assigned by them. */
export function WaitingPlans({ max, more }: WaitingPlansProps) {
  const texts = useTexts();
  const client = useClient();
  const userId = useSession().user?.id ?? '';
  const latest = { pageNo: 1, pageSize: max, column: 'applyTime', order: 'desc' };
  const answers = useQueries({
    queries: [
      pageQuery(client, listPlans, { ...latest, status: planStatus.toPurchase, purchaseUserId: userId }),
      pageQuery(client, listPlans, { ...latest, status: planStatus.toAssign }),
    ],
  });
  const isPending = answers.some((answer) => answer.isPending);
  const failed = answers.filter((answer) => answer.isError);
  const plans = answers
    .flatMap(({ data }) => data?.records ?? [])
    .filter(({ formEditable, tableEditable }) => formEditable || tableEditable)
    .toSorted((a, b) => (b.applyTime ?? '').localeCompare(a.applyTime ?? ''))
    .slice(0, max);

  function content() {
    if (isPending) return <Skeleton active title={false} paragraph={{ rows: Math.min(max, 8) }} />;
    if (failed.length) {
      const retry = () => void Promise.all(failed.map(({ refetch }) => refetch()));
      return <EmptyState compact title={texts.loadFailed} action={<Button onClick={retry}>{texts.retry}</Button>} />;
    }
    if (plans.length === 0) return <EmptyState compact title={texts.waitingNone} />;
    return (
      <ul className="gezi-waiting">
        {plans.map((plan) => (
          <li key={plan.id}>
            <Link to={`/purchase/plan/view?${new URLSearchParams({ id: plan.id, mode: 'commit' }).toString()}`}>
              <span className="gezi-waiting-name">{plan.planName}</span>
              <span className="gezi-waiting-meta">
                {plan.planNo} · {plan.departName} · {plan.applyTime?.slice(0, 10)}
              </span>
            </Link>
            <Badge color="gold" text={plan.status_dictText ?? plan.status} />
          </li>
        ))}
      </ul>
    );
  }

  return (
    <PageCard title={texts.waiting} {...(more && { extra: <Link to={more}>{texts.more}</Link> })}>
      <div className="gezi-home-block">{content()}</div>
    </PageCard>
  );
}
