import { listDataLogs, type InputOf, type SysDataLog } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { useMemo, useState } from 'react';
import { contains } from '../../../crud/core/contains';
import { pageParams, type ListState } from '../../../crud/core/listState';
import { queryFieldsOf } from '../../../crud/core/queryFieldsOf';
import { ListView } from '../../../crud/ListView';
import { RowButton } from '../../../crud/RowButton';
import type { SearchField } from '../../../crud/SearchField';
import { DataComparison } from './DataComparison';
import { useTexts } from '../shared/texts';
import type { Texts } from '../shared/texts/zh-CN';

/** `/sys/dataLog-list`: the versions of records. */
export function DataLogListPage() {
  const texts = useTexts();
  const [compared, setCompared] = useState<SysDataLog>();
  const columns = useMemo(() => dataLogColumns(texts, setCompared), [texts]);
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'dataTable', label: texts.dataTable },
      { kind: 'text', name: 'dataId', label: texts.dataId },
      { kind: 'text', name: 'createBy', label: texts.user },
      { kind: 'days', name: 'createTime', label: texts.time, from: 'createTime_begin', to: 'createTime_end' },
    ],
    [texts],
  );
  const queryFields = useMemo(() => queryFieldsOf(fields), [fields]);
  return (
    <>
      <ListView
        title={texts.dataLogs}
        description={texts.dataLogHint}
        label={texts.dataLogLabel}
        fields={fields}
        endpoint={listDataLogs}
        input={dataLogInput}
        columns={columns}
        queryFields={queryFields}
        settings="data-logs"
      />
      {compared && <DataComparison record={compared} onClose={() => setCompared(undefined)} />}
    </>
  );
}

const dataLogColumns = (texts: Texts, onCompare: (record: SysDataLog) => void): GridColumn<SysDataLog>[] => [
  { key: 'dataTable', title: texts.dataTable, width: 170 },
  { key: 'dataId', title: texts.dataId, width: 200 },
  { key: 'dataVersion', title: texts.version, width: 80 },
  { key: 'type', title: texts.changeType, width: 100, render: ({ type }) => texts.changeTypes[type] ?? type },
  { key: 'dataContent', title: texts.content },
  { key: 'createBy', title: texts.user, width: 120 },
  {
    key: 'createTime',
    title: texts.time,
    width: 165,
    isOrder: true,
    render: ({ createTime }) => formatDateTime(createTime),
  },
  {
    key: 'actions',
    type: 'slot',
    title: texts.actions,
    width: 90,
    pin: 'end',
    render: (record) => (
      <RowButton
        label={texts.compare}
        of={`${record.dataId} ${texts.versionOf(record.dataVersion)}`}
        onClick={() => onCompare(record)}
      />
    ),
  },
];

function dataLogInput(state: ListState): InputOf<typeof listDataLogs> {
  const { dataTable, dataId, createBy, createTime_begin, createTime_end } = state.filters;
  return { ...pageParams(state), dataTable: contains(dataTable), dataId, createBy, createTime_begin, createTime_end };
}
