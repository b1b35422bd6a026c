import type { RowChange } from '../../core/ledger/RowChange';
import { fieldOf, type RowId } from '../../core/rowId';
import type { GridStore } from '../../core/store/GridStore';
import type { SyncStep } from '../../core/sync/SyncStep';

/** A message of the specified protocol that both sides send (B§7). */
interface TableUpdate {
  type: 'update_vxe_table';
  data: { socketKey: string; args: [row: Record<string, unknown>, caseId: string] };
}

interface SpecifiedParts<Row extends object> {
  store: GridStore<Row>;
  socketKey: string;
  /** Prefix of message ids, by which this client recognises its own messages. */
  clientId: string;
  isOpen: () => boolean;
  send: (message: TableUpdate) => void;
}

/** Milliseconds after the last keystroke before a cell's value is sent. */
const TYPING_PAUSE = 400;

/**
 * A grid with the specified protocol: edits of loaded rows are exchanged, the last one wins. Added, removed and moved
 * rows have no message and stay local until the page is saved.
 */
export function specifiedGrid<Row extends object>({ store, socketKey, clientId, isOpen, send }: SpecifiedParts<Row>) {
  /** Cells that have not been sent yet. */
  const waiting = new Map<RowId, Record<string, unknown>>();
  let dueAt = 0;
  let sent = 0;

  return { edited, notify, receive, flush, tick, waiting: () => cellsOf(waiting) };

  /** @param typedAt current time if a cell is being edited: its keystrokes are sent as one change */
  function edited(steps: readonly RowChange<Row>[], typedAt?: number): void {
    for (const step of steps)
      if (step.kind === 'edit') notify(step.rowId, step.column, step.value);
      else if (step.kind === 'remove') for (const { row } of step.entries) waiting.delete(store.ledger.idOf(row));
    dueAt = typedAt === undefined ? 0 : typedAt + TYPING_PAUSE;
    if (typedAt === undefined) flush();
  }

  /** Rows added here do not exist on other clients. */
  function notify(rowId: RowId, column: string, value: unknown): void {
    const { ledger } = store;
    if (ledger.indexOf(rowId) < 0 || ledger.stateOf(rowId) === 'inserted') return;
    // JSON has no undefined: an emptied cell is null.
    waiting.set(rowId, { ...waiting.get(rowId), [column]: value === undefined ? null : value });
  }

  /** Messages of other grids are ignored. */
  function receive(type: string, data: unknown): void {
    const update = type === 'update_vxe_table' ? readUpdate(data, socketKey) : undefined;
    if (!update || update.caseId?.startsWith(`${clientId}:`)) return;
    const rowId = String(update.row.id as string | number);
    const row = store.ledger.find(rowId);
    if (!row) return;
    const own = waiting.get(rowId);
    const steps = Object.entries(update.row)
      .filter(([column]) => column !== 'id' && column !== store.ledger.rowKey)
      .filter(([column]) => store.column(column) !== undefined || Object.hasOwn(row, column))
      // The cell being edited is sent after the incoming edit, and wins.
      .filter(([column]) => !own || !Object.hasOwn(own, column))
      .map(([column, value]) => ({ kind: 'edit' as const, rowId, column, value }));
    if (steps.length > 0) store.apply(steps, 'remote');
  }

  function flush(): void {
    dueAt = 0;
    if (!isOpen()) return;
    const { ledger } = store;
    for (const [rowId, fields] of waiting) {
      waiting.delete(rowId);
      const row = ledger.find(rowId);
      if (!row) continue;
      sent += 1;
      const id = fieldOf(row, ledger.rowKey);
      send({
        type: 'update_vxe_table',
        data: { socketKey, args: [{ id, ...fields }, `${clientId}:${sent}`] },
      });
    }
  }

  function tick(now: number): void {
    if (waiting.size > 0 && now >= dueAt) flush();
  }
}

/** Stored changes to refuse: comments, and those that the specified protocol cannot express and the grid does not show. */
export const unsupportedSteps = <Row extends object>(
  steps: readonly SyncStep[],
  { ledger }: GridStore<Row>,
): SyncStep[] =>
  steps.filter(({ kind, rowId }) => {
    const isHere = ledger.indexOf(rowId) >= 0;
    return kind === 'comment' || (kind === 'insert' && !isHere) || (kind === 'remove' && isHere);
  });

function readUpdate(data: unknown, socketKey: string): { row: Record<string, unknown>; caseId?: string } | undefined {
  if (!isRecord(data) || data.socketKey !== socketKey || !Array.isArray(data.args)) return undefined;
  const [row, caseId] = data.args as unknown[];
  if (!isRecord(row) || (typeof row.id !== 'string' && typeof row.id !== 'number')) return undefined;
  return { row, ...(typeof caseId === 'string' && { caseId }) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cellsOf = (waiting: ReadonlyMap<RowId, Record<string, unknown>>): number =>
  [...waiting.values()].reduce((sum, fields) => sum + Object.keys(fields).length, 0);
