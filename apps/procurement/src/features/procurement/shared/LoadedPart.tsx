import { describeFailure } from '@gezi/client';
import { LoadFailure, useLocale } from '@gezi/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';

interface LoadedPartProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  children: (data: Data) => ReactNode;
}

/** A part of a page that loads by itself. */
export function LoadedPart<Data>({ query: { data, error, refetch }, children }: LoadedPartProps<Data>) {
  const locale = useLocale();
  if (data !== undefined) return children(data);
  if (error) {
    return <LoadFailure message={describeFailure(error, { locale }).message} onRetry={() => void refetch()} />;
  }
  return (
    <div className="gezi-card-body" aria-busy="true">
      <Skeleton active title={false} paragraph={{ rows: 3 }} />
    </div>
  );
}
