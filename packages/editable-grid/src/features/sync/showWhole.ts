import type { ProposedChange } from '../../core/ledger/effective';
import { fieldOf } from '../../core/rowId';
import type { GridStore } from '../../core/store/GridStore';
import type { SyncDocument } from '../../core/sync/SyncDocument';
import { sameValue } from '../../core/sync/SyncView';
import { showChanges } from './showChanges';

/** Makes the rows of a grid those of the page, whatever it was loaded with; what is alike stays as it is. */
export function showWhole<Row extends object>(store: GridStore<Row>, page: SyncDocument): void {
  const { ledger } = store;
  const gone = ledger.rows.map((row) => ledger.idOf(row)).filter((id) => !page.get(id));
  showChanges(
    store,
    gone.map((rowId) => ({ kind: 'remove', rowId })),
  );
  const edits: ProposedChange<Row>[] = [];
  for (const [index, id] of page.ids.entries()) {
    const row = page.get(id)!;
    const place = store.ledger.indexOf(id);
    if (place < 0) {
      const last = edits.at(-1);
      const entry = { index, row: { ...row.values, [ledger.rowKey]: id } as Row };
      if (last?.kind === 'insert' && last.entries.at(-1)!.index === index - 1)
        edits[edits.length - 1] = { kind: 'insert', entries: [...last.entries, entry] };
      else edits.push({ kind: 'insert', entries: [entry] });
      continue;
    }
    const present = store.ledger.at(place)!;
    for (const [column, value] of Object.entries(row.values))
      if (!sameValue(fieldOf(present, column), value)) edits.push({ kind: 'edit', rowId: id, column, value });
  }
  if (edits.length > 0) store.apply(edits, 'remote');
  for (const [index, id] of page.ids.entries()) {
    const place = store.ledger.indexOf(id);
    if (place !== index) showChanges(store, [{ kind: 'move', rowId: id, to: index }]);
  }
}
