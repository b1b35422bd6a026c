import { useSheetChannel } from '@gezi/client';
import { createSheetSync, EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { PageCard, PageHeader } from '@gezi/ui';
import { useMemo } from 'react';

interface Line {
  id: string;
  name: string;
  counts: number;
  unit: string;
}

const columns: GridColumn<Line>[] = [
  { key: 'name', title: '物料名称', type: 'input', validateRules: [{ required: true }] },
  { key: 'counts', title: '数量', type: 'inputNumber', statistics: ['sum'] },
  { key: 'unit', title: '单位', type: 'input', width: 100 },
];

const NO_ROWS: Line[] = [];

/** Rows that everybody edits: open the page in two windows, with `?name=` of your choice. */
export function SharedLines({ name }: { name: string }) {
  const channel = useSheetChannel('lines');
  const sync = useMemo(() => createSheetSync<Line>({ channel, storageKey: `${name}.lines` }), [channel, name]);
  return (
    <>
      <PageHeader title="协同编辑" description={`当前用户：${name}`} />
      <PageCard title="物料" padded={false}>
        <EditableGrid label="物料" columns={columns} rows={NO_ROWS} sync={sync} toolbar />
      </PageCard>
    </>
  );
}
