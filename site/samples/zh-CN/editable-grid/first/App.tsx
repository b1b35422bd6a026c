import { EditableGrid, type GridApi, type GridColumn } from '@gezi/editable-grid';
import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';

interface Line {
  id: string;
  name: string;
  kind: string | null;
  counts: number | null;
  price: number | null;
  demandTime: string | null;
}

// 放在组件之外：传入新的数组表示载入另一份单据。
const LINES: readonly Line[] = [
  { id: '1', name: '无缝钢管 DN100', kind: 'pipe', counts: 12, price: 186.5, demandTime: '2026-12-08' },
  { id: '2', name: '法兰闸阀 Z41H-16C', kind: 'valve', counts: 4, price: 1280, demandTime: '2026-12-10' },
  { id: '3', name: '深沟球轴承 6308', kind: 'bearing', counts: 60, price: 58.6, demandTime: null },
];

const columns: GridColumn<Line>[] = [
  { key: 'name', title: '物料名称', type: 'input', width: 160, validateRules: [{ required: true }, { unique: true }] },
  {
    key: 'kind',
    title: '类别',
    type: 'select',
    width: 96,
    options: [
      { value: 'pipe', label: '管材' },
      { value: 'valve', label: '阀门' },
      { value: 'bearing', label: '轴承' },
    ],
  },
  {
    key: 'counts',
    title: '数量',
    type: 'inputNumber',
    width: 84,
    statistics: ['sum'],
    validateRules: [{ pattern: 'n' }],
  },
  { key: 'price', title: '单价（元）', type: 'inputNumber', width: 104, validateRules: [{ pattern: 'money' }] },
  { key: 'demandTime', title: '需求日期', type: 'date', width: 132 },
];

export function App() {
  const grid = useRef<GridApi<Line>>(null);
  const [result, setResult] = useState('');

  async function save() {
    const collected = await grid.current!.collect();
    // 不合格的单元格已标红，焦点已移到第一处。
    if (!collected.ok) return setResult(`${collected.failures.length} 处需要修改`);
    const { inserted, edited, removedIds } = collected;
    // 把这三项发给服务端即可。
    setResult(`新增 ${inserted.length}，修改 ${edited.length}，删除 ${removedIds.length}`);
  }

  return (
    <>
      <EditableGrid
        apiRef={grid}
        label="计划明细"
        columns={columns}
        rows={LINES}
        selection="checkbox"
        size="small"
        toolbar
      />
      <Flex gap="small" align="center" style={{ marginTop: 12 }}>
        <Button type="primary" onClick={() => void save()}>
          保存
        </Button>
        <output>{result}</output>
      </Flex>
    </>
  );
}
