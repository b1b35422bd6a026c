import { dataLogFields, listDataLogs, type SysDataLog } from '@gezi/domain';
import { useMemo, useState } from 'react';
import { ListPage } from '../../../crud/ListPage';
import { DataComparison } from './DataComparison';
import { useTexts } from '../shared/texts';

const ENDPOINTS = { list: listDataLogs };

/** `/sys/dataLog-list`: versions of records. */
export function DataLogListPage() {
  const texts = useTexts();
  const [compared, setCompared] = useState<SysDataLog>();
  const rowActions = useMemo(() => [{ key: 'compare', label: texts.compare, onClick: setCompared }], [texts]);
  return (
    <>
      <ListPage
        fields={dataLogFields}
        endpoints={ENDPOINTS}
        permission="system:dataLog"
        texts={useMemo(
          () => ({ title: texts.dataLogs, description: texts.dataLogHint, listLabel: texts.dataLogLabel }),
          [texts],
        )}
        nameOf={({ dataId, dataVersion }) => `${dataId} ${texts.versionOf(dataVersion)}`}
        settings="data-logs"
        rowActions={rowActions}
      />
      {compared && <DataComparison record={compared} onClose={() => setCompared(undefined)} />}
    </>
  );
}
