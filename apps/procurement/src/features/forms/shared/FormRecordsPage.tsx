import { useClient } from '@gezi/client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { FormRecords } from './FormRecords';
import { FormState } from './FormState';
import { viewQuery } from './queries';

/** `/online/cgformList/:code`: records of a form; `code` is its id, or the table name of an online form. */
export function FormRecordsPage() {
  const client = useClient();
  const { code = '' } = useParams();
  const { data: view, error, isFetching, refetch } = useQuery({ ...viewQuery(client, code), enabled: code !== '' });
  if (view) return <FormRecords key={code} view={view} />;
  return <FormState isNone={code === ''} error={isFetching ? undefined : error} onRetry={() => void refetch()} />;
}
