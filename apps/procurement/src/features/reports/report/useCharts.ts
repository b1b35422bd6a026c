import { useSession } from '@gezi/client';
import { MAX_CHARTS, type ReportChart, type ReportDetails } from '@gezi/domain';
import { usePersisted } from '@gezi/ui';
import { readCharts } from './core/readCharts';

interface Stored {
  /** Undefined: the charts of the report. */
  charts?: ReportChart[] | undefined;
}

const read = (stored: unknown): Stored => ({ charts: readCharts((Object(stored) as Stored).charts) });

/** The charts that a user sees: their own choice, stored in the browser, or those of the report. */
export function useCharts({ code, columns, charts: given }: Pick<ReportDetails, 'code' | 'columns' | 'charts'>) {
  const user = useSession().user?.id;
  const [{ charts }, store] = usePersisted(user === undefined ? undefined : `gezi.report-charts.${user}.${code}`, read);
  const fields = new Set(columns.map(({ dataIndex }) => dataIndex));
  // The report may have lost a field since.
  const shown = (charts ?? given).filter(
    ({ x, series, y, method }) =>
      fields.has(x) && (!series || fields.has(series)) && (method === 'count' || fields.has(y ?? '')),
  );
  return {
    charts: shown,
    isOwn: charts !== undefined,
    mayAdd: shown.length < MAX_CHARTS,
    change: (next: readonly ReportChart[]) => store({ charts: [...next] }),
    reset: () => store({ charts: undefined }),
  };
}
