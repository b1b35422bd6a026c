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
  { key: 'name', title: '物料名称', type: 'input', width: 190 },
  { key: 'counts', title: '数量', type: 'inputNumber', width: 90 },
  { key: 'price', title: '单价（元）', type: 'inputNumber', width: 110 },
  {
    key: 'status',
    title: '状态',
    type: 'normal',
    width: 90,
    render: (line) => (line.status === 'ordered' ? '已下单' : '草稿'),
  },
];

const LINES: readonly OrderLine[] = [
  { id: '1', name: '无缝钢管 DN100', counts: 12, price: 186.5, status: 'ordered', orderNum: 1 },
  { id: '2', name: '法兰闸阀 Z41H-16C', counts: 4, price: 1280, status: 'draft', orderNum: 2 },
  { id: '3', name: '深沟球轴承 6308', counts: 60, price: 58.6, status: 'draft', orderNum: 3 },
];

export function Rows() {
  const [log, setLog] = useState('');
  return (
    <>
      <EditableGrid
        label="订单明细"
        columns={columns}
        rows={LINES}
        size="small"
        toolbar
        selection="checkbox"
        dragSort
        amount={{ quantity: 'counts', price: 'price' }}
        // 已下单的行不能编辑，也不能选中。
        rowDisabled={disabledBy({ status: ['ordered'] })}
        rowName={(line) => line.name}
        rowActions={[
          { key: 'copy', label: '查看', onClick: (line) => setLog(`查看 ${line.name}`) },
          { key: 'price', label: '价格历史', inMenu: true, onClick: (line) => setLog(`${line.name} 的价格历史`) },
        ]}
        // 返回文本即阻止删除并提示原因。
        beforeRemove={(gone) => (gone.length > 1 ? '一次只能删除一行' : undefined)}
        onRowsChange={({ changes }) => setLog(changes.map(({ kind }) => kind).join('、'))}
      />
      <output>{log}</output>
    </>
  );
}
