import { useSession, useSheetChannel } from '@gezi/client';
import { createSheetSync, EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { useMemo } from 'react';

interface Line {
  id: string;
  name: string;
  counts: number;
}

const columns: GridColumn<Line>[] = [
  { key: 'name', title: '物料名称', type: 'input' },
  { key: 'counts', title: '数量', type: 'inputNumber' },
];

const NO_ROWS: readonly Line[] = [];

export function SharedLines() {
  const { user } = useSession();
  const userId = user?.id;
  const channel = useSheetChannel('lines');
  const sync = useMemo(() => createSheetSync<Line>({ channel, storageKey: `${userId}.lines` }), [channel, userId]);
  return <EditableGrid label="协同明细" columns={columns} rows={NO_ROWS} sync={sync} toolbar />;
}
