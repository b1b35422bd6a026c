import { runsOf } from '../../core/ledger/runsOf';
import type { GridStore } from '../../core/store/GridStore';
import type { SyncDocument } from '../../core/sync/SyncDocument';
import type { LocalChange } from '../../core/sync/ViewChange';
import { insertOf } from './localChanges';

/**
 * Rows added and removed locally that are missing in the shared page: made while no server answered the ordered
 * protocol.
 *
 * @param shown the page after the changes applied so far
 */
export function* unsharedChanges<Row extends object>(
  store: GridStore<Row>,
  shown: () => SyncDocument,
): Iterable<LocalChange> {
  const { ledger } = store;
  const gone = ledger.removedIds().map(String);
  const rowIds = gone.filter((id) => shown().get(id) !== undefined);
  if (rowIds.length > 0) yield { kind: 'remove', rowIds };
  const fresh = ledger
    .inserted()
    .filter((row) => shown().get(ledger.idOf(row)) === undefined)
    .map((row) => ({ index: Math.min(ledger.indexOf(ledger.idOf(row)), shown().size), row }));
  for (const run of runsOf(fresh)) yield insertOf(run, ledger);
}
