import { EditableGrid, readColumns, type GridApi } from '@gezi/editable-grid';
import { Button } from 'antd';
import { useRef } from 'react';

// Columns of JVxeTable work nearly as they are: further members are ignored, unknown types reported.
const read = readColumns([
  { key: 'code', title: 'Code', type: 'input', validateRules: [{ required: true, message: '${title} is required' }] },
  { key: 'counts', title: 'Quantity', type: 'inputNumber', statistics: ['sum'], defaultValue: 1 },
  { key: 'kind', title: 'Kind', type: 'select', options: [{ title: 'Pipes', value: 'pipe' }], allowSearch: true },
]);
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
