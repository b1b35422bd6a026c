import { EditableGrid, readColumns, type GridApi, type HandlerInput, type HandlerVerdict } from '@gezi/editable-grid';
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

/** Old handlers answer by a callback, here the result is returned. */
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
    // Percentages have no equivalent: columns without a width share the remaining space.
    ...(width === undefined || String(width).endsWith('%') ? {} : { width: parseFloat(String(width)) }),
    ...(fixed === undefined ? {} : { pin: SIDES[fixed] }),
    ...(validateRules && { validateRules: validateRules.map(ruleOf) }),
    ...(fieldConfig && {
      orgFields: fieldConfig.map(({ source }) => source),
      destFields: fieldConfig.map(({ target }) => target),
    }),
  };
}

// Columns of JVxeTable work nearly as they are: further members are ignored, unknown types reported.
const before: (JVxeColumn & Row)[] = [
  { type: 'row-checkbox' },
  {
    key: 'code',
    title: 'Code',
    type: 'input',
    width: '140px',
    fixed: 'left',
    validateRules: [{ required: true, message: '${title} is required' }],
  },
  {
    key: 'counts',
    title: 'Quantity',
    type: 'input-number',
    statistics: ['sum'],
    defaultValue: 1,
    validateRules: [
      { handler: ({ cellValue }, callback) => callback(Number(cellValue) > 0, 'The quantity must be above 0') },
    ],
  },
  { key: 'kind', title: 'Kind', type: 'select', options: [{ title: 'Pipes', value: 'pipe' }], allowSearch: true },
];
// Numbers, checkboxes, panels and handles of rows are no columns, see the table below.
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
