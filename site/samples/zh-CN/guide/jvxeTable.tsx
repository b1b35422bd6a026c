import { EditableGrid, readColumns, type GridApi, type HandlerInput, type HandlerVerdict } from '@gezi/editable-grid';
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

type Row = Record<string, unknown>;

interface JVxeRule {
  handler?: (cell: { cellValue: unknown; row: Row }, callback: (valid: boolean, message?: string) => void) => void;
  [member: string]: unknown;
}

interface JVxeColumn {
  type: string;
  width?: number | string;
  fixed?: string;
  validateRules?: readonly JVxeRule[];
  fieldConfig?: readonly { source: string; target: string }[];
}

/** 旧的 handler 用回调回答，这里返回结果。 */
const ruleOf = ({ handler, ...rule }: JVxeRule) => ({
  ...rule,
  ...(handler && {
    handler: ({ value, row }: HandlerInput<Row>) =>
      new Promise<HandlerVerdict>((done) =>
        handler({ cellValue: value, row }, (valid, message) => done(valid || message || false)),
      ),
  }),
});

function fromJVxe({ type, width, fixed, validateRules, fieldConfig, ...column }: JVxeColumn) {
  return {
    ...column,
    type: TYPES[type] ?? type,
    // 百分比没有对应：不写宽度的列平分剩余空间。
    ...(width === undefined || String(width).endsWith('%') ? {} : { width: parseFloat(String(width)) }),
    ...(fixed === undefined ? {} : { pin: SIDES[fixed] }),
    ...(validateRules && { validateRules: validateRules.map(ruleOf) }),
    ...(fieldConfig && {
      orgFields: fieldConfig.map(({ source }) => source),
      destFields: fieldConfig.map(({ target }) => target),
    }),
  };
}

// JVxeTable 的列几乎原样可用：多出的成员被忽略，不认识的类型会报告。
const before: (JVxeColumn & Row)[] = [
  { type: 'row-checkbox' },
  {
    key: 'code',
    title: '物料编码',
    type: 'input',
    width: '140px',
    fixed: 'left',
    validateRules: [{ required: true, message: '${title}不能为空' }],
  },
  {
    key: 'counts',
    title: '数量',
    type: 'input-number',
    statistics: ['sum'],
    defaultValue: 1,
    validateRules: [{ handler: ({ cellValue }, callback) => callback(Number(cellValue) > 0, '数量必须大于 0') }],
  },
  { key: 'kind', title: '类别', type: 'select', options: [{ title: '管材', value: 'pipe' }], allowSearch: true },
];
// 行号、复选框、展开与拖动不再是列，见下表。
const read = readColumns(before.filter(({ type }) => !type.startsWith('row-')).map(fromJVxe));
if (!read.ok) throw new Error(read.reason);
const columns = read.value;

const LINES = [{ id: '1', code: 'WL0001', counts: 12, kind: 'pipe' }];

export function Lines() {
  const grid = useRef<GridApi<Row>>(null);
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
