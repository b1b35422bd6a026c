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

// Outside of the component: a new array loads another document.
const LINES: readonly Line[] = [
  { id: '1', name: 'Steel pipe DN100', kind: 'pipe', counts: 12, price: 186.5, demandTime: '2026-12-08' },
  { id: '2', name: 'Gate valve Z41H-16C', kind: 'valve', counts: 4, price: 1280, demandTime: '2026-12-10' },
  { id: '3', name: 'Ball bearing 6308', kind: 'bearing', counts: 60, price: 58.6, demandTime: null },
];

const columns: GridColumn<Line>[] = [
  { key: 'name', title: 'Material', type: 'input', width: 160, validateRules: [{ required: true }, { unique: true }] },
  {
    key: 'kind',
    title: 'Kind',
    type: 'select',
    width: 96,
    options: [
      { value: 'pipe', label: 'Pipes' },
      { value: 'valve', label: 'Valves' },
      { value: 'bearing', label: 'Bearings' },
    ],
  },
  {
    key: 'counts',
    title: 'Quantity',
    type: 'inputNumber',
    width: 84,
    statistics: ['sum'],
    validateRules: [{ pattern: 'n' }],
  },
  { key: 'price', title: 'Unit price', type: 'inputNumber', width: 104, validateRules: [{ pattern: 'money' }] },
  { key: 'demandTime', title: 'Needed on', type: 'date', width: 132 },
];

export function App() {
  const grid = useRef<GridApi<Line>>(null);
  const [result, setResult] = useState('');

  async function save() {
    const collected = await grid.current!.collect();
    // The grid has marked all invalid cells and focused the first.
    if (!collected.ok) return setResult(`${collected.failures.length} to correct`);
    const { inserted, edited, removedIds } = collected;
    // Send these three to your server.
    setResult(`${inserted.length} added, ${edited.length} changed, ${removedIds.length} removed`);
  }

  return (
    <>
      <EditableGrid
        apiRef={grid}
        label="Plan lines"
        columns={columns}
        rows={LINES}
        selection="checkbox"
        size="small"
        toolbar
      />
      <Flex gap="small" align="center" style={{ marginTop: 12 }}>
        <Button type="primary" onClick={() => void save()}>
          Save
        </Button>
        <output>{result}</output>
      </Flex>
    </>
  );
}
