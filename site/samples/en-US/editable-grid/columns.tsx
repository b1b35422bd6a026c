import { EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { KINDS, linesOf, type Line } from './lines';

const columns: GridColumn<Line>[] = [
  // Pinned to the left; filters and sorting are in the headings.
  { key: 'code', title: 'Code', type: 'input', width: 130, pin: 'start', isOrder: true },
  { key: 'name', title: 'Material', type: 'input', width: 200, filter: true },
  { key: 'kind', title: 'Kind', type: 'select', width: 120, options: KINDS, filter: true },
  { key: 'counts', title: 'Quantity', type: 'inputNumber', width: 100, defaultValue: 1, statistics: ['sum'] },
  { key: 'price', title: 'Unit price', type: 'inputNumber', width: 120 },
  {
    // A column without a field is a `slot`; `render` gives its content.
    key: 'total',
    title: 'Amount',
    type: 'slot',
    width: 120,
    align: 'end',
    render: (line) => ((line.counts ?? 0) * (line.price ?? 0)).toFixed(2),
  },
  { key: 'demandTime', title: 'Needed on', type: 'date', width: 150 },
  { key: 'urgent', title: 'Urgent', type: 'checkbox', width: 80, customValue: ['Y', 'N'] },
];

const LINES = linesOf(4);

export function Columns() {
  return <EditableGrid label="Plan lines" columns={columns} rows={LINES} size="small" rowNumber columnSettings />;
}
