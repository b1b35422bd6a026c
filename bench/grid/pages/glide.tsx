import {
  DataEditor,
  GridCellKind,
  type DataEditorRef,
  type EditableGridCell,
  type GridCell,
  type Item,
} from '@glideapps/glide-data-grid';
import '@glideapps/glide-data-grid/dist/index.css';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Contender } from './contender';
import { COLUMN_WIDTH, columns, HEIGHT, options, ROW_HEIGHT, type BenchRow } from './data';

const labels = new Map(options.map(({ value, label }) => [value, label]));
const gridColumns = columns.map(({ key, title }) => ({ id: key, title, width: COLUMN_WIDTH }));

/** Renders to a canvas; an editor opens over one cell. */
export const glide: Contender = {
  name: 'Glide',
  mount(root, rows, edit) {
    let typed = 0;
    // Its editors need an element of this id.
    const portal = document.createElement('div');
    portal.id = 'portal';
    document.body.append(portal);
    const grid = createRef<DataEditorRef>();
    const places = new Map(columns.map(({ key }, place) => [key, place]));
    function cell([column, row]: Item): GridCell {
      const { key, type } = columns[column]!;
      const value = rows[row]![key]!;
      if (type === 'checkbox') return { kind: GridCellKind.Boolean, data: value as boolean, allowOverlay: false };
      const text = type === 'select' ? (labels.get(value as string) ?? '') : String(value);
      return { kind: GridCellKind.Text, data: text, displayData: text, allowOverlay: true };
    }
    createRoot(root).render(
      <DataEditor
        ref={grid}
        columns={gridColumns}
        rows={rows.length}
        rowHeight={ROW_HEIGHT}
        height={HEIGHT}
        width="100%"
        getCellContent={cell}
        {...(edit && {
          onCellEdited([column, row]: Item, value: EditableGridCell) {
            typed += 1;
            rows[row] = { ...rows[row]!, [columns[column]!.key]: value.data as string };
          },
        })}
      />,
    );
    return {
      typed: () => typed,
      scroller: () => root.querySelector<HTMLElement>('.dvn-scroller'),
      update(row, column, value) {
        rows[row] = { ...rows[row]!, [column]: value };
        grid.current?.updateCells([{ cell: [places.get(column)!, row] }]);
      },
      updateRows(updates) {
        for (const { row, values } of updates) rows[row] = { ...rows[row]!, ...values } as BenchRow;
        grid.current?.updateCells(
          updates.flatMap(({ row, values }) =>
            Object.keys(values).map((key) => ({ cell: [places.get(key)!, row] as const })),
          ),
        );
      },
    };
  },
};
