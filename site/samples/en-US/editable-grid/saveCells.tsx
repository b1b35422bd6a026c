import { EditableGrid, type GridApi, type GridColumn, type HandlerRule, type RowsChange } from '@gezi/editable-grid';
import { useRef, useState } from 'react';
import { linesOf, type Line } from './lines';

const LINES = linesOf(3);

/** In place of your API: a refusal names the field and the reason. */
async function saveLine(_id: string, values: Partial<Line>): Promise<{ field: string; message: string } | undefined> {
  await new Promise((done) => setTimeout(done, 200));
  return Number(values.counts) > 100 ? { field: 'counts', message: 'Out of stock, 100 at most' } : undefined;
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

  // A refusal of the server is a rule too: it is shown until the value changes.
  const refused: HandlerRule<Line> = {
    handler({ row, column, value }) {
      const refusal = refusals.current.get(`${row.id}/${column}`);
      return refusal?.value === value ? refusal?.message : true;
    },
  };

  const columns: GridColumn<Line>[] = [
    { key: 'name', title: 'Material', type: 'input', validateRules: [{ required: true }, refused] },
    { key: 'counts', title: 'Quantity', type: 'inputNumber', width: 140, validateRules: [{ pattern: 'z' }, refused] },
  ];

  function scheduleSave({ changes, origin }: RowsChange<Line>) {
    // An undo is saved too; values that the server pushed (`stored`) are not.
    if (origin === 'remote') return;
    for (const change of changes) {
      if (change.kind !== 'edit') continue;
      const { rowId, column } = change;
      const cell = `${rowId}/${column}`;
      clearTimeout(timers.current.get(cell));
      // Every keystroke is reported: save after a pause.
      timers.current.set(
        cell,
        setTimeout(() => void save(rowId, column), 600),
      );
    }
  }

  async function save(rowId: string, column: string) {
    const row = grid.current?.getRows().find(({ id }) => id === rowId);
    // A value that fails in the browser is not sent.
    const failures = (await grid.current?.validate()) ?? [];
    if (!row || failures.some((failure) => failure.rowId === rowId && failure.column === column)) return;
    const value = row[column as keyof Line];
    const refusal = await saveLine(rowId, { [column]: value });
    if (refusal) {
      refusals.current.set(`${rowId}/${refusal.field}`, { value, message: refusal.message });
      await grid.current?.validate();
      setNote(`Not saved: ${refusal.message}`);
      return;
    }
    // No edit any more; a value that was changed during the save is not saved yet.
    const now = grid.current?.getRows().find(({ id }) => id === rowId)?.[column as keyof Line];
    if (now === value) {
      const change = { kind: 'edit', rowId, values: { [column]: value } } as const;
      grid.current?.applyChanges([change], { stored: true });
    }
    setNote('Saved');
  }

  return (
    <>
      <EditableGrid
        apiRef={grid}
        label="Save each cell"
        columns={columns}
        rows={LINES}
        size="small"
        onRowsChange={scheduleSave}
      />
      <output>{note}</output>
    </>
  );
}
