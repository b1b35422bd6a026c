import { EditableGrid, type GridApi, type GridColumn } from '@gezi/editable-grid';
import { useRef } from 'react';
import { KINDS, linesOf, type Line } from './lines';

const columns: GridColumn<Line>[] = [
  { key: 'code', title: 'Code', type: 'input', width: 120 },
  { key: 'name', title: 'Material', type: 'input', width: 190, filter: true },
  { key: 'kind', title: 'Kind', type: 'select', width: 110, options: KINDS, filter: true },
  { key: 'counts', title: 'Quantity', type: 'inputNumber', width: 100, isOrder: true },
  { key: 'price', title: 'Unit price', type: 'inputNumber', width: 110 },
  { key: 'demandTime', title: 'Needed on', type: 'date', width: 140 },
];

const LINES = linesOf(200);

export function Spreadsheet() {
  const grid = useRef<GridApi<Line>>(null);
  return (
    <EditableGrid
      apiRef={grid}
      label="Plan lines"
      columns={columns}
      rows={LINES}
      size="small"
      boxes="hover"
      rowNumber
      toolbar
      statusBar
      exports={{ fileName: 'Plan lines' }}
      // Width, order, pinning and visibility are the user's, stored in the browser.
      columnSettings={{ id: 'plan-lines', user: 'zhangsan' }}
      contextMenu={(items, { area, rows }) =>
        area === 'heading'
          ? items
          : [
              ...items.filter(({ key }) => key !== 'duplicate'),
              {
                key: 'select',
                label: 'Select these rows',
                apart: true,
                onSelect: () => grid.current?.select(rows.map(({ id }) => id)),
              },
            ]
      }
      selection="checkbox"
    />
  );
}
