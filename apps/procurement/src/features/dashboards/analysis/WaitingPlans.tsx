import { useClient, useSession } from '@gezi/client';
import { listPlans, planStatus, type PlanAction, type PlanRow } from '@gezi/domain';
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

/** Actions that wait for a person, with the mode in which the page of a plan is opened for them. */
const WAITING: readonly {
  status: string;
  action: PlanAction;
  mode: string;
  mine?: 'purchaseUserId' | 'applyUserId';
}[] = [
  { status: planStatus.rejected, action: 'submit', mode: 'edit', mine: 'applyUserId' },
  { status: planStatus.inApproval, action: 'approve', mode: 'view' },
  { status: planStatus.toAssign, action: 'assign', mode: 'commit' },
  { status: planStatus.toPurchase, action: 'assign', mode: 'commit', mine: 'purchaseUserId' },
];

/** Plans that wait for the caller: to correct, to approve, to assign or to purchase. */
export function WaitingPlans({ max, more }: WaitingPlansProps) {
  const texts = useTexts();
  const client = useClient();
  const userId = useSession().user?.id ?? '';
  const latest = { pageNo: 1, pageSize: max, column: 'applyTime', order: 'desc' };
  const answers = useQueries({
    queries: WAITING.map(({ status, mine }) =>
      pageQuery(client, listPlans, { ...latest, status, ...(mine && { [mine]: userId }) }),
    ),
  });
  const isPending = answers.some((answer) => answer.isPending);
  const failed = answers.filter((answer) => answer.isError);
  const plans = answers
    .flatMap(({ data }) => data?.records ?? [])
    .filter((plan) => plan.actions?.includes(waitingFor(plan).action))
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
            <Link to={`/purchase/plan/view?${new URLSearchParams({ id: plan.id, mode: waitingFor(plan).mode })}`}>
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

const waitingFor = ({ status }: PlanRow) => WAITING.find((one) => one.status === status)!;
