import { describeFailure, useClient, usePermission } from '@gezi/client';
import type { FlowTask } from '@gezi/domain';
import { DescriptionGrid, EmptyState, LoadFailure, PageCard, useLocale } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { variablesQuery } from './queries';
import { useTexts } from './texts';

/** The variables of a process, for administrators of processes alone. */
export function FlowVariables({ flowList }: { flowList: readonly FlowTask[] }) {
  const texts = useTexts();
  const mayRead = usePermission('flowable:task:all');
  const [isShown, setShown] = useState(false);
  const taskId = flowList[0]?.taskId;
  if (!mayRead || !taskId) return null;
  return (
    <PageCard
      title={texts.variables}
      padded={isShown}
      extra={
        <Button type="link" size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? texts.hide : texts.show}
        </Button>
      }
    >
      {isShown && <Variables taskId={taskId} />}
    </PageCard>
  );
}

function Variables({ taskId }: { taskId: string }) {
  const texts = useTexts();
  const locale = useLocale();
  const { data, error, refetch } = useQuery(variablesQuery(useClient(), taskId));
  if (error) {
    return <LoadFailure message={describeFailure(error, { locale }).message} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const items = Object.entries(data).map(([label, value]) => ({
    label,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
  return items.length === 0 ? <EmptyState compact title={texts.noVariables} /> : <DescriptionGrid items={items} />;
}
