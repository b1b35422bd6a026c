import { changeComments, EditableGrid, type CellComment, type GridColumn } from '@gezi/editable-grid';
import { useState } from 'react';

interface PlanLine {
  id: string;
  name: string;
  counts: number | null;
  demandTime: string | null;
}

const columns: GridColumn<PlanLine>[] = [
  { key: 'name', title: 'Material', type: 'input', width: 190 },
  { key: 'counts', title: 'Quantity', type: 'inputNumber', width: 110 },
  { key: 'demandTime', title: 'Needed by', type: 'date', width: 140 },
];

const LINES: readonly PlanLine[] = [
  { id: '1', name: 'Seamless pipe DN100', counts: 12, demandTime: '2026-04-01' },
  { id: '2', name: 'Gate valve Z41H-16C', counts: 4, demandTime: '2026-04-15' },
  { id: '3', name: 'Ball bearing 6308', counts: 60, demandTime: null },
];

const LOADED: readonly CellComment[] = [
  {
    id: 'c1',
    rowId: '2',
    column: 'counts',
    text: 'Are spare parts included?',
    author: { id: 'li', name: 'Li Si' },
    time: '2026-03-05T08:30:00+08:00',
  },
];

export function Comments() {
  const [comments, setComments] = useState(LOADED);
  return (
    <EditableGrid
      label="Lines"
      columns={columns}
      rows={LINES}
      size="small"
      comments={{
        items: comments,
        author: { id: 'zhang', name: 'Zhang San' },
        onChange(change) {
          // A returned text refuses the comment; what was entered stays.
          if (change.kind === 'add' && change.comment.text.length > 200) return 'At most 200 characters';
          setComments((now) => changeComments(now, change));
          return undefined;
        },
      }}
    />
  );
}
