import type { QueryField } from '@gezi/advanced-query';
import { parseDictionaryItems, useClient, usePermission, type CallTarget } from '@gezi/client';
import { exportReport, getReportData, reportLink, type ReportColumn, type ReportDetails } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ListState } from '../../../crud/core/listState';
import { parameterNames } from '../../../crud/core/parameterNames';
import { ExportButton } from '../../../crud/ExportButton';
import { ListView } from '../../../crud/ListView';
import { pageQuery, type PageOf } from '../../../crud/pageQuery';
import { useListState } from '../../../crud/useListState';
import { reportEditorPath } from './core/reportPaths';
import { conditionsOf, listInput, searchFields, valueText, type ReportRow } from './core/reportValues';
import { ReportCharts } from './ReportCharts';
import { ReportLink } from './ReportLink';
import { ReportTotals } from './ReportTotals';
import { useTexts } from './texts';
import './report.css';

type RowsPage = PageOf<ReportRow> & { totals?: Record<string, number | null> };

const DATA = getReportData as CallTarget<Record<string, string>, RowsPage>;

/** The rows of a report with search, charts, totals and export. */
export function ReportRows({ report }: { report: ReportDetails }) {
  const texts = useTexts();
  const client = useClient();
  const navigate = useNavigate();
  const mayEdit = usePermission('online:cgreport:edit') && report.isOwn;
  const columns = useMemo(() => columnsOf(report), [report]);
  const fields = useMemo(() => searchFields(report, texts), [report, texts]);
  const queryFields = useMemo(() => queryFieldsOf(report), [report]);
  const input = useCallback((state: ListState) => listInput(report, state), [report]);

  // The list reads the same state and the same page.
  const names = useMemo(() => fields.flatMap(parameterNames), [fields]);
  const sortable = useMemo(() => columns.filter(({ isOrder }) => isOrder).map(({ key }) => key), [columns]);
  const [state] = useListState(names, sortable);
  const asked = useMemo(() => conditionsOf(report, state), [report, state]);
  const { superQueryParams, superQueryMatchType } = input(state);
  const chartInput = useMemo(
    () => ({
      ...asked,
      ...(superQueryParams && { superQueryParams, superQueryMatchType: superQueryMatchType ?? 'and' }),
    }),
    [asked, superQueryParams, superQueryMatchType],
  );
  const { data } = useQuery(pageQuery(client, DATA, input(state)));

  return (
    <ListView<Record<string, string>, ReportRow>
      title={report.name}
      tabTitle={report.name}
      {...(report.content && { description: report.content })}
      label={texts.rowsOf(report.name)}
      actions={(wanted) => (
        <>
          {mayEdit && <Button onClick={() => void navigate(reportEditorPath(report.id))}>{texts.editReport}</Button>}
          <ExportButton
            endpoint={{ path: exportReport.path.replace('{id}', encodeURIComponent(report.id)) }}
            input={wanted}
            fileName={report.name}
          />
        </>
      )}
      summary={
        <>
          <ReportCharts report={report} input={chartInput} mayKeep={mayEdit} />
          <ReportTotals report={report} totals={(data as RowsPage | undefined)?.totals} />
        </>
      }
      fields={fields}
      endpoint={DATA}
      input={input}
      columns={columns}
      {...(queryFields.length > 0 && { queryFields })}
      settings={`report.${report.code}`}
    />
  );
}

const columnsOf = (report: ReportDetails): GridColumn<ReportRow>[] =>
  report.columns.map((column) => ({
    key: column.dataIndex,
    title: column.groupTitle ? `${column.groupTitle} · ${column.title}` : column.title,
    width: column.width,
    align: column.align === 'right' ? 'end' : 'start',
    isOrder: column.sorter,
    render: (row) => shownValue(column, report, row),
  }));

function shownValue(column: ReportColumn, report: ReportDetails, row: ReportRow): ReactNode {
  const text = valueText(column, report, row);
  const to = column.href && text && reportLink(column.href, row);
  return to ? <ReportLink to={to}>{text}</ReportLink> : text;
}

const queryFieldsOf = ({ conditions, columns, dictOptions }: ReportDetails): QueryField[] =>
  conditions.map(({ field: key, label, view, dictCode }): QueryField => {
    if (view === 'list')
      return { key, label, type: 'select', options: parseDictionaryItems(dictOptions[dictCode ?? key]) };
    if (view === 'date' || view === 'datetime') return { key, label, type: 'date' };
    const isNumber = columns.some(({ dataIndex, align }) => dataIndex === key && align === 'right');
    return { key, label, type: isNumber ? 'number' : 'text' };
  });
