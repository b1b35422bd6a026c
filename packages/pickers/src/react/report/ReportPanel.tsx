import { useClient } from '@gezi/client';
import { App, Button, Skeleton } from 'antd';
import { createElement, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { cellText } from '../../core/report/cellText';
import { readSorter } from '../../core/report/readSorter';
import { getReportData, type ReportRow } from '../../core/report/ReportConfig';
import { reportRowKey } from '../../core/report/reportRowKey';
import { selectedItems } from '../../core/selection/Selection';
import { useTexts } from '../../texts/useTexts';
import { PagedTable, TEN_ROWS, type ListPlace } from '../kit/PagedTable';
import { PickerFooter } from '../kit/PickerFooter';
import { SelectedBar } from '../kit/SelectedBar';
import { useAnswer } from '../kit/useAnswer';
import { useSelection } from '../kit/useSelection';
import { QueryForm } from './QueryForm';
import type { QueryValues } from './QueryValues';
import { reportCache } from './reportCache';
import { reportColumns } from './reportColumns';
import { ReportQueryContext, type ReportQueryParams } from './reportQueryContext';
import type { ReportDialogProps } from './ReportDialogProps';
import { useReport } from './useReport';

export interface ReportPanelProps extends Omit<ReportDialogProps, 'open' | 'title' | 'width'> {
  /** Called with the name of the report. */
  onNamed: (name: string) => void;
}

/** Content of the dialog; mounted while it is open. */
export function ReportPanel(props: ReportPanelProps) {
  const {
    code,
    multiple = false,
    params,
    sorter = '',
    groupId = code,
    exclude,
    disabledIds,
    max,
    onNamed,
    onOk,
    onCancel,
  } = props;
  const texts = useTexts();
  const client = useClient();
  const { message } = App.useApp();
  const { config, queryInfo } = useReport(code, groupId, onCancel);
  const [query, setQuery] = useState<QueryValues>({});
  const [advanced, setAdvanced] = useState<ReportQueryParams>({});
  const AdvancedQuery = useContext(ReportQueryContext);
  const sorted = readSorter(sorter);
  const [place, setPlace] = useState<ListPlace>({ pageNo: 1, pageSize: 10, ...(sorted.ok ? sorted.value : {}) });
  const disabled = useMemo(() => new Set(disabledIds), [disabledIds]);
  const { selection, store, notifyRefusal } = useSelection<ReportRow>({ multiple, max, disabled, keyOf: reportRowKey });

  const name = config?.cgRpConfigName;
  const latestNamed = useRef(onNamed);
  useEffect(() => {
    latestNamed.current = onNamed;
  });
  useEffect(() => {
    if (name) latestNamed.current(name);
  }, [name]);

  const request = { ...selfParams(params), ...query, ...advanced, ...place, id: config?.cgRpConfigId ?? '' };
  const asked = JSON.stringify(request);
  const answer = useAnswer(config && asked, () =>
    reportCache(client).load(groupId, asked, () => client.call(getReportData, request, { silent: true })),
  );

  const columns = useMemo(() => (config ? reportColumns(config) : []), [config]);

  function refresh() {
    reportCache(client).forget(groupId);
    answer.retry();
  }
  function finish(rows: ReportRow[]) {
    if (rows.length === 0 || (!multiple && rows.length > 1)) return void message.warning(texts.chooseOne);
    onOk(rows);
  }

  if (!config) return <Skeleton active paragraph={{ rows: 10 }} title={false} />;
  const hasForm = queryInfo !== undefined && queryInfo.length > 0;
  const first = config.columns[0]?.dataIndex ?? 'id';
  const nameOf = (row: ReportRow) => cellText(row[first]);

  return (
    <>
      {!queryInfo && <span data-picker-waits hidden />}
      {hasForm && (
        <QueryForm
          fields={queryInfo}
          extra={
            AdvancedQuery &&
            createElement(AdvancedQuery, {
              code,
              fields: queryInfo,
              onSearch(params) {
                setAdvanced(params);
                setPlace({ ...place, pageNo: 1 });
              },
            })
          }
          onSearch={(values) => {
            setQuery(values);
            setPlace({ ...place, pageNo: 1 });
          }}
        />
      )}
      <SelectedBar
        selection={selection}
        store={store}
        nameOf={nameOf}
        unknownName=""
        extra={
          !hasForm && (
            <Button type="link" size="small" onClick={refresh}>
              {texts.refresh}
            </Button>
          )
        }
      />
      <PagedTable<ReportRow>
        answer={{ ...answer, retry: refresh }}
        columns={columns}
        listKey={`${JSON.stringify({ ...query, ...advanced })} ${place.pageNo}`}
        place={place}
        onPlace={setPlace}
        selection={selection}
        store={store}
        notifyRefusal={notifyRefusal}
        nameOf={nameOf}
        exclude={exclude}
        label={config.cgRpConfigName || texts.report.table}
        height={TEN_ROWS}
        emptyText={texts.noData}
        onConfirm={(row) => finish(multiple && selection.keys.length > 0 ? selectedItems(selection) : [row])}
      />
      <PickerFooter cancelText={texts.close} onOk={() => finish(selectedItems(selection))} onCancel={onCancel} />
    </>
  );
}

/** Parameters of the report, prefixed to keep them apart from search fields. */
const selfParams = (params: ReportDialogProps['params'] = {}) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [`self_${name}`, value]));
