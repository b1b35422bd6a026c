import { createSheetSync, EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { useMemo } from 'react';
import { connect } from './syncHub';

interface Line {
  id: string;
  name: string;
  counts: number;
}

const columns: GridColumn<Line>[] = [
  { key: 'name', title: '物料名称', type: 'input' },
  { key: 'counts', title: '数量', type: 'inputNumber', width: 100, statistics: ['sum'] },
];

const NO_ROWS: readonly Line[] = [];

function Sheet({ user }: { user: string }) {
  // 真实应用中是 useSheetChannel('lines')，见下文。
  const sync = useMemo(() => createSheetSync<Line>({ channel: connect(user) }), [user]);
  return <EditableGrid label={user} columns={columns} rows={NO_ROWS} sync={sync} size="small" toolbar />;
}

/** 两个用户编辑同一张表。 */
export function Sync() {
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))' }}>
      {['张三', '李四'].map((user) => (
        <section key={user}>
          <h4 style={{ margin: '0 0 8px' }}>{user}</h4>
          <Sheet user={user} />
        </section>
      ))}
    </div>
  );
}
