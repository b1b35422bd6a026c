import { useTab } from '@gezi/admin-shell';
import { useClient } from '@gezi/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { NoRecord } from '../../../crud/NoRecord';
import { PlanDocument } from './PlanDocument';
import { PLAN_LIST_PATH, type PlanMode } from './planPath';
import { PlanSkeleton } from './PlanSkeleton';
import { planQuery } from './queries';
import { useTexts } from './texts';

/** `/purchase/plan/view?id=&mode=commit|view`: one demand plan; read-only without a mode. */
export function PlanViewPage() {
  const texts = useTexts();
  const client = useClient();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const mode: PlanMode = params.get('mode') === 'commit' ? 'commit' : 'view';
  const visit = useId();
  /** Refetching a plan resets its form. */
  const [reloads, setReloads] = useState(0);
  const { data: plan, error, isFetching, refetch } = useQuery({ ...planQuery(client, id, visit), enabled: id !== '' });

  const setTitle = useTab()?.setTitle;
  const planNo = plan?.planNo;
  useEffect(() => {
    if (planNo) setTitle?.(planNo);
  }, [planNo, setTitle]);

  async function reload() {
    await refetch();
    setReloads((count) => count + 1);
  }

  if (plan) return <PlanDocument key={`${plan.id} ${reloads}`} plan={plan} mode={mode} onReload={reload} />;
  if (id && (!error || isFetching)) return <PlanSkeleton />;
  return (
    <NoRecord
      error={error}
      onRetry={() => void refetch()}
      missing={{ title: texts.notFoundTitle, hint: texts.notFoundHint }}
      back={{ label: texts.backToList, path: PLAN_LIST_PATH }}
    />
  );
}
