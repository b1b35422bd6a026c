import { EditableGrid, type GridApi, type GridColumn, type RowSource } from '@gezi/editable-grid';
import '@gezi/ui/styles.css';
import '@gezi/editable-grid/styles.css';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Contender } from './contender';
import { COLUMN_WIDTH, columns, HEIGHT, makeRow, options, ROW_HEIGHT, type BenchColumn, type BenchRow } from './data';

const columnOf = ({ key, title, type }: BenchColumn): GridColumn<BenchRow> => ({
  key,
  title,
  type,
  width: COLUMN_WIDTH,
  ...(type === 'select' ? { options } : {}),
});

const NO_ROWS: BenchRow[] = [];

/** Our grid with all features enabled. */
export const gezi: Contender = {
  name: 'gezi',
  mount(root, rows, edit) {
    const api = createRef<GridApi<BenchRow>>();
    // Every key is a change, so rows are counted.
    const typed = new Set<unknown>();
    const gridColumns = columns.map(columnOf);
    createRoot(root).render(
      <EditableGrid
        apiRef={api}
        columns={gridColumns}
        rows={rows}
        readOnly={!edit}
        alwaysEdit={edit !== 'opens'}
        onRowsChange={({ changes }) => changes.forEach((change) => typed.add(change.kind === 'edit' && change.rowId))}
        rowHeight={ROW_HEIGHT}
        maxHeight={HEIGHT}
        label="bench"
      />,
    );
    return {
      typed: () => typed.size,
      scroller: () => root.querySelector<HTMLElement>('[role=grid]'),
      update: (row, column, value) => api.current!.setValue(`r${row}`, column, value),
      updateRows: (updates) =>
        void api.current!.applyChanges(updates.map(({ row, values }) => ({ kind: 'edit', rowId: `r${row}`, values }))),
    };
  },
  mountSource(root, count) {
    const source: RowSource<BenchRow> = {
      getRows: async ({ from, to }) => ({
        rows: Array.from({ length: Math.min(to, count) - from }, (_, nth) => makeRow(from + nth)),
        total: count,
      }),
    };
    const gridColumns = columns.map(columnOf);
    createRoot(root).render(
      <EditableGrid
        columns={gridColumns}
        rows={NO_ROWS}
        source={source}
        readOnly
        rowHeight={ROW_HEIGHT}
        maxHeight={HEIGHT}
        label="bench"
      />,
    );
    return { scroller: () => root.querySelector<HTMLElement>('[role=grid]'), update: () => {} };
  },
};
