import type { ProposedChange } from '../../core/ledger/effective';
import type { Placed } from '../../core/ledger/RowChange';
import type { RowId } from '../../core/rowId';
import type { GridStore } from '../../core/store/GridStore';
import type { ViewChange } from '../../core/sync/ViewChange';

/**
 * Applies the page's changes to a grid: validated like any other, but not undoable by this user. Consecutive changes of
 * one kind are one transaction, so that thousands of rows are rendered once.
 */
export function showChanges<Row extends object>(store: GridStore<Row>, changes: readonly ViewChange[]): void {
  for (const run of runsOf(changes)) store.apply(proposed(store, run), 'remote');
}

/** Edits and inserts are combined; indexes of removals and moves depend on the previous changes. */
function runsOf(changes: readonly ViewChange[]): ViewChange[][] {
  const runs: ViewChange[][] = [];
  let kind: string | undefined;
  for (const change of changes) {
    const wanted = change.kind === 'edit' ? 'insert' : change.kind;
    if (wanted === kind) runs.at(-1)!.push(change);
    else runs.push([change]);
    kind = wanted;
  }
  return runs;
}

function proposed<Row extends object>(store: GridStore<Row>, run: readonly ViewChange[]): ProposedChange<Row>[] {
  const { ledger } = store;
  const steps: ProposedChange<Row>[] = [];
  const gone: Placed<Row>[] = [];
  /** Ids in row order after the previous moves. */
  let order: RowId[] | undefined;
  for (const change of run)
    switch (change.kind) {
      case 'edit':
        steps.push(change);
        break;
      case 'insert': {
        const entries = change.rows.map(({ id, values }, nth) => ({
          index: change.index + nth,
          row: { ...values, [ledger.rowKey]: id } as Row,
        }));
        const last = steps.at(-1);
        if (last?.kind === 'insert')
          steps[steps.length - 1] = { kind: 'insert', entries: [...last.entries, ...entries] };
        else steps.push({ kind: 'insert', entries });
        break;
      }
      case 'remove': {
        const index = ledger.indexOf(change.rowId);
        if (index >= 0) gone.push({ index, row: ledger.at(index)! });
        break;
      }
      case 'move': {
        order ??= ledger.rows.map((row) => ledger.idOf(row));
        const from = order.indexOf(change.rowId);
        if (from < 0) break;
        order.splice(change.to, 0, ...order.splice(from, 1));
        steps.push({ kind: 'move', from, to: change.to });
      }
    }
  if (gone.length > 0) steps.push({ kind: 'remove', entries: gone });
  return steps;
}
