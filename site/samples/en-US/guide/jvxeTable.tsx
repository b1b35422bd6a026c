import { EditableGrid, readColumns, type GridApi } from '@gezi/editable-grid';
import { Button } from 'antd';
import { useRef } from 'react';

// Other names of types; `180px` is a number here, and `left` follows the writing direction.
const TYPES: Record<string, string> = {
  'input-number': 'inputNumber',
  'select-dict-search': 'sel_search_async',
  'user-select': 'sel_user',
  'depart-select': 'sel_depart',
};
const SIDES: Record<string, string> = { left: 'start', right: 'end' };

interface JVxeColumn {
  type: string;
  width?: number | string;
  fixed?: string;
}

function fromJVxe({ type, width, fixed, ...column }: JVxeColumn) {
  return {
    ...column,
    type: TYPES[type] ?? type,
    ...(width === undefined ? {} : { width: parseFloat(String(width)) }),
    ...(fixed === undefined ? {} : { pin: SIDES[fixed] }),
  };
}

// Columns of JVxeTable work nearly as they are: further members are ignored, unknown types reported.
const before: (JVxeColumn & Record<string, unknown>)[] = [
  {
    key: 'code',
    title: 'Code',
    type: 'input',
    width: '140px',
    fixed: 'left',
    validateRules: [{ required: true, message: '${title} is required' }],
  },
  { key: 'counts', title: 'Quantity', type: 'input-number', statistics: ['sum'], defaultValue: 1 },
  { key: 'kind', title: 'Kind', type: 'select', options: [{ title: 'Pipes', value: 'pipe' }], allowSearch: true },
];
const read = readColumns(before.map(fromJVxe));
if (!read.ok) throw new Error(read.reason);
const columns = read.value;

const LINES = [{ id: '1', code: 'WL0001', counts: 12, kind: 'pipe' }];

export function Lines() {
  const grid = useRef<GridApi<Record<string, unknown>>>(null);
  return (
    <>
      <EditableGrid
        apiRef={grid}
        label="Lines"
        columns={columns}
        rows={LINES}
        size="small"
        toolbar
        selection="checkbox"
      />
      {/* validateTable + getTableData + getDeleteData */}
      <Button style={{ marginTop: 12 }} onClick={() => void grid.current!.collect()}>
        Validate and collect
      </Button>
    </>
  );
}
