import { EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { DescriptionGrid } from '@gezi/ui';
import { linesOf, type Line } from './lines';

const columns: GridColumn<Line>[] = [
  { key: 'code', title: 'Code', type: 'input', width: 150 },
  { key: 'name', title: 'Material', type: 'input' },
];

const LINES = linesOf(3);

/** A panel below the row, and details by a double click. */
export function Panels() {
  return (
    <EditableGrid
      label="Plan lines"
      columns={columns}
      rows={LINES}
      size="small"
      expand={{
        defaultExpanded: ['line-1'],
        render: (line) => (
          <DescriptionGrid
            items={[
              { label: 'Quantity', value: line.counts },
              { label: 'Unit price', value: line.price },
              { label: 'Needed on', value: line.demandTime },
            ]}
          />
        ),
      }}
      details={{}}
    />
  );
}
