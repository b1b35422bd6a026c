import { useSession, useSheetChannel } from '@gezi/client';
import { createSheetSync, EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { useMemo } from 'react';

interface Line {
  id: string;
  name: string;
  counts: number;
}

const columns: GridColumn<Line>[] = [
  { key: 'name', title: 'Material', type: 'input' },
  { key: 'counts', title: 'Quantity', type: 'inputNumber' },
];

const NO_ROWS: readonly Line[] = [];

export function SharedLines() {
  const { user } = useSession();
  const userId = user?.id;
  const channel = useSheetChannel('lines');
  const sync = useMemo(() => createSheetSync<Line>({ channel, storageKey: `${userId}.lines` }), [channel, userId]);
  return <EditableGrid label="Shared lines" columns={columns} rows={NO_ROWS} sync={sync} toolbar />;
}
