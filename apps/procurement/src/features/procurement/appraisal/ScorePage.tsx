import { useClient } from '@gezi/client';
import { viewBidsToScore } from '@gezi/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { NoRecord } from '../../../crud/NoRecord';
import { DocumentSkeleton } from '../../../documents/DocumentSkeleton';
import { TASK_LIST_PATH } from './scorePath';
import { ScoreSheet } from './ScoreSheet';
import { useTexts } from './texts';

/** `/procurement/appraise/score?id=`: the bids of a project with the expert's own scores. */
export function ScorePage() {
  const texts = useTexts();
  const client = useClient();
  const [params] = useSearchParams();
  const taskId = params.get('id') ?? '';
  const [reloads, setReloads] = useState(0);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [viewBidsToScore.path, taskId],
    queryFn: ({ signal, client: queries, queryKey }) =>
      client.call(viewBidsToScore, { taskId }, { signal, silent: queries.getQueryData(queryKey) === undefined }),
    enabled: taskId !== '',
    staleTime: Infinity,
    // A refetch does not replace the entered scores.
    meta: { isOpenDocument: true },
    gcTime: 0,
  });

  async function reload() {
    await refetch();
    setReloads((count) => count + 1);
  }

  if (data) return <ScoreSheet key={`${data.task.id} ${reloads}`} data={data} onReload={reload} />;
  if (taskId !== '' && (!error || isFetching)) return <DocumentSkeleton titles={[texts.project, texts.sheet]} />;
  return (
    <NoRecord
      error={error}
      onRetry={() => void refetch()}
      missing={{ title: texts.notFoundTitle, hint: texts.notFoundHint }}
      back={{ label: texts.backToList, path: TASK_LIST_PATH }}
    />
  );
}
