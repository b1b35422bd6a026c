import { useTab } from '@gezi/admin-shell';
import { describeFailure, useClient } from '@gezi/client';
import { EmptyState, PageCard, useLocale } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PlanDocument } from './PlanDocument';
import { PLAN_LIST_PATH, type PlanMode } from './planPath';
import { PlanSkeleton } from './PlanSkeleton';
import { planQuery } from './queries';
import { useTexts } from './texts';

/** `/purchase/plan/view?id=&mode=commit|view`: one demand plan; without a mode it only shows. */
export function PlanViewPage() {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const mode: PlanMode = params.get('mode') === 'commit' ? 'commit' : 'view';
  const { data: plan, error, isFetching, refetch } = useQuery({ ...planQuery(client, id), enabled: id !== '' });

  const setTitle = useTab()?.setTitle;
  const planNo = plan?.planNo;
  useEffect(() => {
    if (planNo) setTitle?.(planNo);
  }, [planNo, setTitle]);

  const toList = <Button onClick={() => void navigate(PLAN_LIST_PATH)}>{texts.backToList}</Button>;
  if (!id) {
    return (
      <PageCard>
        <EmptyState title={texts.notFoundTitle} description={texts.notFoundHint} action={toList} />
      </PageCard>
    );
  }
  if (plan) return <PlanDocument key={plan.id} plan={plan} mode={mode} onReload={() => refetch()} />;
  if (!error || isFetching) return <PlanSkeleton />;
  return (
    <PageCard>
      <EmptyState
        title={describeFailure(error, { locale }).message}
        action={
          <>
            {toList}{' '}
            <Button type="primary" onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          </>
        }
      />
    </PageCard>
  );
}
