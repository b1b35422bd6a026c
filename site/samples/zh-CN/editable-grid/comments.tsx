import { changeComments, EditableGrid, type CellComment, type GridColumn } from '@gezi/editable-grid';
import { useState } from 'react';

interface PlanLine {
  id: string;
  name: string;
  counts: number | null;
  demandTime: string | null;
}

const columns: GridColumn<PlanLine>[] = [
  { key: 'name', title: '物料名称', type: 'input', width: 190 },
  { key: 'counts', title: '数量', type: 'inputNumber', width: 110 },
  { key: 'demandTime', title: '需求时间', type: 'date', width: 140 },
];

const LINES: readonly PlanLine[] = [
  { id: '1', name: '无缝钢管 DN100', counts: 12, demandTime: '2026-04-01' },
  { id: '2', name: '法兰闸阀 Z41H-16C', counts: 4, demandTime: '2026-04-15' },
  { id: '3', name: '深沟球轴承 6308', counts: 60, demandTime: null },
];

const LOADED: readonly CellComment[] = [
  {
    id: 'c1',
    rowId: '2',
    column: 'counts',
    text: '数量是否包含备件？',
    author: { id: 'li', name: '李四' },
    time: '2026-03-05T08:30:00+08:00',
  },
];

export function Comments() {
  const [comments, setComments] = useState(LOADED);
  return (
    <EditableGrid
      label="需求明细"
      columns={columns}
      rows={LINES}
      size="small"
      comments={{
        items: comments,
        author: { id: 'zhang', name: '张三' },
        onChange(change) {
          // 返回文本即不接受，已输入的文字保留。
          if (change.kind === 'add' && change.comment.text.length > 200) return '批注最多 200 字';
          setComments((now) => changeComments(now, change));
          return undefined;
        },
      }}
    />
  );
}
