import { disabledBy, EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { useState } from 'react';

interface OrderLine {
  id: string;
  name: string;
  counts: number | null;
  price: number | null;
  status: 'draft' | 'ordered';
  orderNum: number;
}

const columns: GridColumn<OrderLine>[] = [
  { key: 'name', title: 'Material', type: 'input', width: 190 },
  { key: 'counts', title: 'Quantity', type: 'inputNumber', width: 90 },
  { key: 'price', title: 'Unit price', type: 'inputNumber', width: 110 },
  {
    key: 'status',
    title: 'Status',
    type: 'normal',
    width: 90,
    render: (line) => (line.status === 'ordered' ? 'Ordered' : 'Draft'),
  },
];

const LINES: readonly OrderLine[] = [
  { id: '1', name: 'Steel pipe DN100', counts: 12, price: 186.5, status: 'ordered', orderNum: 1 },
  { id: '2', name: 'Gate valve Z41H-16C', counts: 4, price: 1280, status: 'draft', orderNum: 2 },
  { id: '3', name: 'Ball bearing 6308', counts: 60, price: 58.6, status: 'draft', orderNum: 3 },
];

export function Rows() {
  const [log, setLog] = useState('');
  return (
    <>
      <EditableGrid
        label="Order lines"
        columns={columns}
        rows={LINES}
        size="small"
        toolbar
        selection="checkbox"
        dragSort
        amount={{ quantity: 'counts', price: 'price' }}
        // Ordered rows can be neither edited nor selected.
        rowDisabled={disabledBy({ status: ['ordered'] })}
        rowName={(line) => line.name}
        rowActions={[
          { key: 'copy', label: 'View', onClick: (line) => setLog(`view ${line.name}`) },
          {
            key: 'price',
            label: 'Price history',
            inMenu: true,
            onClick: (line) => setLog(`${line.name}: price history`),
          },
        ]}
        // A returned text prevents the removal and is shown.
        beforeRemove={(gone) => (gone.length > 1 ? 'Remove one row at a time' : undefined)}
        onRowsChange={({ changes }) => setLog(changes.map(({ kind }) => kind).join(', '))}
      />
      <output>{log}</output>
    </>
  );
}
