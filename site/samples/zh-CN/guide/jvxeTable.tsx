import { EditableGrid, readColumns, type GridApi } from '@gezi/editable-grid';
import { Button } from 'antd';
import { useRef } from 'react';

// JVxeTable 的列几乎原样可用：多出的成员被忽略，不认识的类型会报告。
const read = readColumns([
  { key: 'code', title: '物料编码', type: 'input', validateRules: [{ required: true, message: '${title}不能为空' }] },
  { key: 'counts', title: '数量', type: 'inputNumber', statistics: ['sum'], defaultValue: 1 },
  { key: 'kind', title: '类别', type: 'select', options: [{ title: '管材', value: 'pipe' }], allowSearch: true },
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
        label="明细"
        columns={columns}
        rows={LINES}
        size="small"
        toolbar
        selection="checkbox"
      />
      {/* validateTable + getTableData + getDeleteData */}
      <Button style={{ marginTop: 12 }} onClick={() => void grid.current!.collect()}>
        校验并取数
      </Button>
    </>
  );
}
