import { describeFailure, useClient } from '@gezi/client';
import { viewScoreSummary, type PurchaseInfo } from '@gezi/domain';
import { EmptyState, useLocale } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { DrawRecords } from './DrawRecords';
import { ExpertTable } from './ExpertTable';
import './appraisal.css';
import { ScoreResults } from './ScoreResults';
import { useTexts } from './texts';

/** Experts, results and draws of a project. The state of the project is part of the key, as an action changes both. */
export function AppraisalPart({ project }: { project: Pick<PurchaseInfo, 'id' | 'status'> }) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: [viewScoreSummary.path, project.id, project.status],
    queryFn: ({ signal }) => client.call(viewScoreSummary, { purchaseInfoId: project.id }, { signal, silent: true }),
  });
  if (error && !data) {
    return (
      <EmptyState
        title={describeFailure(error, { locale }).message}
        action={<Button onClick={() => void refetch()}>{texts.retry}</Button>}
      />
    );
  }
  if (!data) return <Skeleton active />;
  return (
    <div className="gezi-appraisal">
      <ExpertTable project={project} summary={data} />
      <ScoreResults project={project} summary={data} />
      <DrawRecords draws={data.draws} />
    </div>
  );
}
