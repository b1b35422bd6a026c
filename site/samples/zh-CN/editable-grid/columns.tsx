import { EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { KINDS, linesOf, type Line } from './lines';

const columns: GridColumn<Line>[] = [
  // 固定在左侧；过滤与排序在表头。
  { key: 'code', title: '物料编码', type: 'input', width: 130, pin: 'start', isOrder: true },
  { key: 'name', title: '物料名称', type: 'input', width: 200, filter: true },
  { key: 'kind', title: '类别', type: 'select', width: 120, options: KINDS, filter: true },
  { key: 'counts', title: '数量', type: 'inputNumber', width: 100, defaultValue: 1, statistics: ['sum'] },
  { key: 'price', title: '单价（元）', type: 'inputNumber', width: 120 },
  {
    // 没有对应字段的列是 `slot`，内容由 `render` 给出。
    key: 'total',
    title: '金额（元）',
    type: 'slot',
    width: 120,
    align: 'end',
    render: (line) => ((line.counts ?? 0) * (line.price ?? 0)).toFixed(2),
  },
  { key: 'demandTime', title: '需求日期', type: 'date', width: 150 },
  { key: 'urgent', title: '加急', type: 'checkbox', width: 80, customValue: ['Y', 'N'] },
];

const LINES = linesOf(4);

export function Columns() {
  return <EditableGrid label="计划明细" columns={columns} rows={LINES} size="small" rowNumber columnSettings />;
}
