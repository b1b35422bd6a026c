import { useClient } from '@gezi/client';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { RecordState } from '../../../crud/RecordState';
import { reportQuery } from './queries';
import { ReportRows } from './ReportRows';
import { useTexts } from './texts';

/** `/online/cgreport/:code`: a report; a menu entry may have the code in its address. */
export function ReportPage() {
  const client = useClient();
  const texts = useTexts();
  const { pathname } = useLocation();
  const { code = decodeURIComponent(pathname.split('/').at(-1) ?? '') } = useParams();
  const { data: report, error, isFetching, refetch } = useQuery({ ...reportQuery(client, code), enabled: code !== '' });
  if (report) return <ReportRows key={report.id} report={report} />;
  return (
    <RecordState
      isNone={code === ''}
      loading={texts.loading}
      error={isFetching ? undefined : error}
      onRetry={() => void refetch()}
      missing={{ title: texts.notFoundTitle, hint: texts.notFoundHint }}
      back={{ label: texts.backHome, path: '/' }}
    />
  );
}
