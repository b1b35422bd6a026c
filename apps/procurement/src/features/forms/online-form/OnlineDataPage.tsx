import { useClient } from '@gezi/client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { OnlineRecords } from './OnlineRecords';
import { OnlineState } from './OnlineState';
import { viewQuery } from './queries';

/** `/online/cgformList/:code`: records of an online form; `code` is its table name or id. */
export function OnlineDataPage() {
  const client = useClient();
  const { code = '' } = useParams();
  const { data: view, error, isFetching, refetch } = useQuery({ ...viewQuery(client, code), enabled: code !== '' });
  if (view) return <OnlineRecords key={code} code={code} view={view} />;
  return <OnlineState isNone={code === ''} error={isFetching ? undefined : error} onRetry={() => void refetch()} />;
}
