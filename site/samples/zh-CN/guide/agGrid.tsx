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

// AG Grid: { field: 'material', headerName: '物料', pinned: 'left', filter: 'agTextColumnFilter', editable: true }
const columns: GridColumn<Order>[] = [
  { key: 'material', title: '物料', type: 'input', pin: 'start', filter: 'text', validateRules: [{ required: true }] },
  {
    key: 'kind',
    title: '类别',
    type: 'select',
    width: 120,
    options: [
      { value: 'pipe', label: '管材' },
      { value: 'valve', label: '阀门' },
    ],
  },
  { key: 'counts', title: '数量', type: 'inputNumber', width: 110, isOrder: true },
  // AG Grid: { headerName: '金额', valueGetter: ({ data }) => data.counts * data.price }
  { key: 'amount', title: '金额', type: 'slot', width: 120, align: 'end', render: (row) => row.counts * row.price },
];

const ORDERS: readonly Order[] = [
  { id: '1', material: '无缝钢管 DN100', kind: 'pipe', counts: 12, price: 186 },
  { id: '2', material: '法兰闸阀 Z41H-16C', kind: 'valve', counts: 4, price: 1280 },
  { id: '3', material: '球阀 Q41F-16P', kind: 'valve', counts: 7, price: 366 },
];

// AG Grid: { field: 'kind', rowGroup: true }, { field: 'counts', aggFunc: 'sum' }
const GROUP = { by: ['kind'], totals: { counts: 'sum' } } as const;

export function Orders() {
  const grid = useRef<GridApi<Order>>(null);
  const [saved, setSaved] = useState('');

  async function save() {
    const collected = await grid.current!.collect();
    setSaved(collected.ok ? `修改了 ${collected.edited.length} 行` : `有 ${collected.failures.length} 处错误`);
  }

  return (
    <>
      <EditableGrid apiRef={grid} label="订单" columns={columns} rows={ORDERS} group={GROUP} size="small" />
      <Button style={{ marginTop: 12 }} onClick={() => void save()}>
        保存
      </Button>{' '}
      <output>{saved}</output>
    </>
  );
}
