import { EditableGrid, type GridApi, type GridColumn, type HandlerRule, type RowsChange } from '@gezi/editable-grid';
import { useRef, useState } from 'react';
import { linesOf, type Line } from './lines';

const LINES = linesOf(3);

/** 代替你的接口：拒绝时说明字段与原因。 */
async function saveLine(_id: string, values: Partial<Line>): Promise<{ field: string; message: string } | undefined> {
  await new Promise((done) => setTimeout(done, 200));
  return Number(values.counts) > 100 ? { field: 'counts', message: '库存不足，最多 100' } : undefined;
}

interface Refusal {
  value: unknown;
  message: string;
}

export function SaveCells() {
  const grid = useRef<GridApi<Line>>(null);
  const refusals = useRef(new Map<string, Refusal>());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const [note, setNote] = useState('');

  // 服务端的拒绝也是一条规则：值改变之前一直显示。
  const refused: HandlerRule<Line> = {
    handler({ row, column, value }) {
      const refusal = refusals.current.get(`${row.id}/${column}`);
      return refusal?.value === value ? refusal?.message : true;
    },
  };

  const columns: GridColumn<Line>[] = [
    { key: 'name', title: '物料名称', type: 'input', validateRules: [{ required: true }, refused] },
    { key: 'counts', title: '数量', type: 'inputNumber', width: 140, validateRules: [{ pattern: 'z' }, refused] },
  ];

  function scheduleSave({ changes, origin }: RowsChange<Line>) {
    // 撤销也要保存；服务端推送的值（stored）不用。
    if (origin === 'remote') return;
    for (const change of changes) {
      if (change.kind !== 'edit') continue;
      const { rowId, column } = change;
      const cell = `${rowId}/${column}`;
      clearTimeout(timers.current.get(cell));
      // 每次按键都会通知，停下来再保存。
      timers.current.set(
        cell,
        setTimeout(() => void save(rowId, column), 600),
      );
    }
  }

  async function save(rowId: string, column: string) {
    const row = grid.current?.getRows().find(({ id }) => id === rowId);
    // 浏览器中就不通过的值不发送。
    const failures = (await grid.current?.validate()) ?? [];
    if (!row || failures.some((failure) => failure.rowId === rowId && failure.column === column)) return;
    const value = row[column as keyof Line];
    const refusal = await saveLine(rowId, { [column]: value });
    if (refusal) {
      refusals.current.set(`${rowId}/${refusal.field}`, { value, message: refusal.message });
      await grid.current?.validate();
      setNote(`未保存：${refusal.message}`);
      return;
    }
    // 从此不再是修改；保存期间又改过的值还没有保存。
    const now = grid.current?.getRows().find(({ id }) => id === rowId)?.[column as keyof Line];
    if (now === value) {
      const change = { kind: 'edit', rowId, values: { [column]: value } } as const;
      grid.current?.applyChanges([change], { stored: true });
    }
    setNote('已保存');
  }

  return (
    <>
      <EditableGrid
        apiRef={grid}
        label="逐格保存"
        columns={columns}
        rows={LINES}
        size="small"
        onRowsChange={scheduleSave}
      />
      <output>{note}</output>
    </>
  );
}
