import type { ProposedChange } from '../../core/ledger/effective';
import type { GridStore } from '../../core/store/GridStore';
import type { ViewChange } from '../../core/sync/ViewChange';

/** Does to a grid what happened on the page: one transaction, checked like any other and not one's own to take back. */
export function showChanges<Row extends object>(store: GridStore<Row>, changes: readonly ViewChange[]): void {
  let batch: ProposedChange<Row>[] = [];
  const flush = () => {
    if (batch.length > 0) store.apply(batch, 'remote');
    batch = [];
  };
  for (const change of changes)
    switch (change.kind) {
      case 'edit':
        batch.push(change);
        break;
      case 'insert':
        batch.push({
          kind: 'insert',
          entries: change.rows.map(({ id, values }, nth) => ({
            index: change.index + nth,
            row: { ...values, [store.ledger.rowKey]: id } as Row,
          })),
        });
        break;
      default: {
        // Places count after what came before.
        flush();
        const index = store.ledger.indexOf(change.rowId);
        const row = store.ledger.at(index);
        if (!row) break;
        if (change.kind === 'remove') batch.push({ kind: 'remove', entries: [{ index, row }] });
        else batch.push({ kind: 'move', from: index, to: change.to });
      }
    }
  flush();
}
