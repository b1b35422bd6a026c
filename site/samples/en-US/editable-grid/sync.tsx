import { createSheetSync, EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { useMemo } from 'react';
import { connect } from './syncHub';

interface Line {
  id: string;
  name: string;
  counts: number;
}

const columns: GridColumn<Line>[] = [
  { key: 'name', title: 'Material', type: 'input' },
  { key: 'counts', title: 'Quantity', type: 'inputNumber', width: 100, statistics: ['sum'] },
];

const NO_ROWS: readonly Line[] = [];

function Sheet({ user }: { user: string }) {
  // In a real application this is useSheetChannel('lines'), see below.
  const sync = useMemo(() => createSheetSync<Line>({ channel: connect(user) }), [user]);
  return <EditableGrid label={user} columns={columns} rows={NO_ROWS} sync={sync} size="small" toolbar />;
}

/** Two users edit one sheet. */
export function Sync() {
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))' }}>
      {['Ann', 'Ben'].map((user) => (
        <section key={user}>
          <h4 style={{ margin: '0 0 8px' }}>{user}</h4>
          <Sheet user={user} />
        </section>
      ))}
    </div>
  );
}
