import { EditableGrid, type GridApi, type GridColumn } from '@gezi/editable-grid';
import { Button } from 'antd';
import { useRef, useState } from 'react';

interface Order {
  id: string;
  material: string;
  kind: string;
  counts: number;
  price: number;
}

// AG Grid: { field: 'material', headerName: 'Material', pinned: 'left', filter: 'agTextColumnFilter', editable: true }
const columns: GridColumn<Order>[] = [
  {
    key: 'material',
    title: 'Material',
    type: 'input',
    pin: 'start',
    filter: 'text',
    validateRules: [{ required: true }],
  },
  {
    key: 'kind',
    title: 'Kind',
    type: 'select',
    width: 120,
    options: [
      { value: 'pipe', label: 'Pipes' },
      { value: 'valve', label: 'Valves' },
    ],
  },
  { key: 'counts', title: 'Quantity', type: 'inputNumber', width: 110, isOrder: true },
  // AG Grid: { headerName: 'Amount', valueGetter: ({ data }) => data.counts * data.price }
  { key: 'amount', title: 'Amount', type: 'slot', width: 120, align: 'end', render: (row) => row.counts * row.price },
];

const ORDERS: readonly Order[] = [
  { id: '1', material: 'Steel pipe DN100', kind: 'pipe', counts: 12, price: 186 },
  { id: '2', material: 'Gate valve Z41H-16C', kind: 'valve', counts: 4, price: 1280 },
  { id: '3', material: 'Ball valve Q41F-16P', kind: 'valve', counts: 7, price: 366 },
];

// AG Grid: { field: 'kind', rowGroup: true }, { field: 'counts', aggFunc: 'sum' }
const GROUP = { by: ['kind'], totals: { counts: 'sum' } } as const;

export function Orders() {
  const grid = useRef<GridApi<Order>>(null);
  const [saved, setSaved] = useState('');

  async function save() {
    const collected = await grid.current!.collect();
    setSaved(collected.ok ? `${collected.edited.length} rows edited` : `${collected.failures.length} failures`);
  }

  return (
    <>
      <EditableGrid apiRef={grid} label="Orders" columns={columns} rows={ORDERS} group={GROUP} size="small" />
      <Button style={{ marginTop: 12 }} onClick={() => void save()}>
        Save
      </Button>{' '}
      <output>{saved}</output>
    </>
  );
}
