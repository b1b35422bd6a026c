import { useClient } from '@gezi/client';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { RecordState } from '../../../crud/RecordState';
import { REPORT_LIST_PATH } from './core/reportPaths';
import { wholeReportQuery } from './queries';
import { ReportEditor } from './ReportEditor';
import { useTexts } from './texts';

/** `/online/cgreport/edit?id=`: edits a report; without an id a new one, with `copy` a copy of another. */
export function ReportEditorPage() {
  const client = useClient();
  const texts = useTexts();
  const [search] = useSearchParams();
  const id = search.get('id') || undefined;
  const source = id ?? (search.get('copy') || undefined);
  const { data, error, isFetching, refetch } = useQuery({
    ...wholeReportQuery(client, source ?? ''),
    enabled: source !== undefined,
  });
  if (source === undefined) return <ReportEditor key="new" />;
  if (data) return <ReportEditor key={source} report={data} isCopy={id === undefined} />;
  return (
    <RecordState
      isNone={data === null}
      loading={texts.loading}
      error={isFetching ? undefined : error}
      onRetry={() => void refetch()}
      missing={{ title: texts.notFoundTitle, hint: texts.notFoundHint }}
      back={{ label: texts.backToList, path: REPORT_LIST_PATH }}
    />
  );
}
