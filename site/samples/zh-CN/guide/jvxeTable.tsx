import { EditableGrid, readColumns, type GridApi } from '@gezi/editable-grid';
import { Button } from 'antd';
import { useRef } from 'react';

// 改了名的类型；`180px` 在这里是数字，`left` 随书写方向。
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

// JVxeTable 的列几乎原样可用：多出的成员被忽略，不认识的类型会报告。
const before: (JVxeColumn & Record<string, unknown>)[] = [
  {
    key: 'code',
    title: '物料编码',
    type: 'input',
    width: '140px',
    fixed: 'left',
    validateRules: [{ required: true, message: '${title}不能为空' }],
  },
  { key: 'counts', title: '数量', type: 'input-number', statistics: ['sum'], defaultValue: 1 },
  { key: 'kind', title: '类别', type: 'select', options: [{ title: '管材', value: 'pipe' }], allowSearch: true },
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
