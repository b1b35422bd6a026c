import { useClient } from '@gezi/client';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { HeadEditor } from './HeadEditor';
import { FormState } from '../shared/FormState';
import { headQuery } from './queries';

/** `/online/cgform/edit?id=`: edits an online form and its fields; without an id a new one. */
export function HeadEditorPage() {
  const client = useClient();
  const [params] = useSearchParams();
  const id = params.get('id') || undefined;
  const { data, error, isFetching, refetch } = useQuery({
    ...headQuery(client, id ?? ''),
    enabled: id !== undefined,
  });
  if (id === undefined) return <HeadEditor key="new" />;
  if (data) return <HeadEditor key={data.head.id} form={data} />;
  return <FormState isNone={data === null} error={isFetching ? undefined : error} onRetry={() => void refetch()} />;
}
