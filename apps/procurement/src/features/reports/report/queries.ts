import type { CallTarget, Client } from '@gezi/client';
import {
  addReport,
  editReport,
  getReport,
  getReportChart,
  getReportData,
  getRpColumns,
  listReportItems,
  listReportParams,
  listReports,
  listReportTables,
  saveReportCharts,
  type InputOf,
  type ReportChart,
  type ReportChartData,
  type ReportHead,
  type ReportItem,
  type ReportParam,
} from '@gezi/domain';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../crud/invalidate';

export interface WholeReport {
  head: ReportHead;
  items: ReportItem[];
  params: ReportParam[];
}

/** A report with its parts, for the editor; null if it does not exist. */
export const wholeReportQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [listReportItems.path, id],
    queryFn: async ({ signal }): Promise<WholeReport | null> => {
      const { records } = await client.call(listReports, { id, pageSize: 1 }, { signal });
      const [head] = records;
      if (!head) return null;
      const [items, params] = await Promise.all([
        client.call(listReportItems, { headId: id }, { signal }),
        client.call(listReportParams, { headId: id }, { signal }),
      ]);
      return { head, items, params };
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });

/** The page of a report. @param id or code */
export const reportQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [getReport.path, id],
    queryFn: ({ signal }) => client.call(getReport, { id }, { signal, silent: true }),
  });

/** Tables that SQL may read. @param dbKey code of a data source; null: the platform's */
export const tablesQuery = (client: Client, dbKey: string | null) =>
  queryOptions({
    queryKey: [listReportTables.path, dbKey],
    queryFn: ({ signal }) => client.call(listReportTables, dbKey ? { dbKey } : {}, { signal, silent: true }),
    staleTime: 300_000,
    retry: false,
  });

/** Points of a chart over the rows that match. @param input filters and parameters, with the id of the report */
export const chartQuery = (client: Client, chart: ReportChart, input: Readonly<Record<string, string>>) => {
  const { x, series, y, method } = chart;
  const asked = {
    ...input,
    chartX: x,
    chartMethod: method,
    ...(series && { chartSeries: series }),
    ...(y && method !== 'count' && { chartY: y }),
  };
  return queryOptions({
    queryKey: [getReportChart.path, asked],
    queryFn: ({ signal }) =>
      client.call(getReportChart as CallTarget<Record<string, string>, ReportChartData>, asked, {
        signal,
        silent: true,
      }),
  });
};

export type ReportToSave =
  | { id?: undefined; body: InputOf<typeof addReport> }
  | { id: string; body: InputOf<typeof editReport> };

/** Calls whose answers change with a report. */
const REPORT_CALLS = [listReports, listReportItems, getReport, getReportData, getReportChart, getRpColumns] as const;

/** Creates or saves a report. The editor shows refusals. */
export const saveReport = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (saved: ReportToSave): Promise<ReportHead> =>
      saved.id === undefined
        ? client.call(addReport, saved.body, { silent: true })
        : client.call(editReport, saved.body, { silent: true }),
    onSuccess: () => invalidate(queries, ...REPORT_CALLS),
  });

export const keepCharts = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (input: InputOf<typeof saveReportCharts>) => client.call(saveReportCharts, input),
    onSuccess: () => invalidate(queries, getReport, listReports),
  });
