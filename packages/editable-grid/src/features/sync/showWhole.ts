import type { ProposedChange } from '../../core/ledger/effective';
import type { Placed } from '../../core/ledger/RowChange';
import { fieldOf } from '../../core/rowId';
import type { GridStore } from '../../core/store/GridStore';
import type { SyncDocument } from '../../core/sync/SyncDocument';
import { sameValue } from '../../core/sync/SyncView';

/** Replaces the rows of a grid by those of the page in one transaction; equal rows stay. */
export function showWhole<Row extends object>(store: GridStore<Row>, page: SyncDocument): void {
  const { ledger } = store;
  const gone: Placed<Row>[] = [];
  const steps: ProposedChange<Row>[] = [];
  /** Ids after the previous steps. */
  const order: string[] = [];
  for (const [index, row] of ledger.rows.entries()) {
    const id = ledger.idOf(row);
    const wanted = page.get(id);
    if (!wanted) {
      gone.push({ index, row });
      continue;
    }
    order.push(id);
    for (const [column, value] of Object.entries(wanted.values))
      if (!sameValue(fieldOf(row, column), value)) steps.push({ kind: 'edit', rowId: id, column, value });
  }
  if (gone.length > 0) steps.push({ kind: 'remove', entries: gone });

  const come = [...page.ids.entries()]
    .filter(([, id]) => ledger.indexOf(id) < 0)
    .map(([index, id]) => ({ index, row: { ...page.get(id)!.values, [ledger.rowKey]: id } as Row }));
  for (const { index, row } of come) order.splice(index, 0, ledger.idOf(row));
  if (come.length > 0) steps.push({ kind: 'insert', entries: come });

  for (const [to, id] of page.ids.entries()) {
    if (order[to] === id) continue;
    const from = order.indexOf(id, to);
    order.splice(to, 0, ...order.splice(from, 1));
    steps.push({ kind: 'move', from, to });
  }
  if (steps.length > 0) store.apply(steps, 'remote');
}
