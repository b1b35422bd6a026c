'use client';

import { EditableGrid, type GridColumn } from '@gezi/editable-grid';
import type { Line } from './readLines';

const columns: GridColumn<Line>[] = [
  { key: 'name', title: '物料名称', type: 'input', validateRules: [{ required: true }] },
  { key: 'counts', title: '数量', type: 'inputNumber', statistics: ['sum'] },
  { key: 'demandTime', title: '需求日期', type: 'date' },
];

export function PlanLines({ lines }: { lines: Line[] }) {
  return <EditableGrid label="计划明细" columns={columns} rows={lines} selection="checkbox" rowNumber toolbar />;
}
