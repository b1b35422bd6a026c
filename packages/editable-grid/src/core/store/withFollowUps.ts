import type { ProposedChange } from '../ledger/effective';
import type { RowLedger } from '../ledger/RowLedger';
import { fieldOf, type RowId } from '../rowId';
import type { RowLinkage } from './StoreSettings';

/** Changes with their consequences: a choice empties all later columns of its chain (B§4), unless they are set too. */
export function withFollowUps<Row extends object>(
  changes: readonly ProposedChange<Row>[],
  linkage: Pick<RowLinkage<Row>, 'later'>,
  ledger: RowLedger<Row>,
): readonly ProposedChange<Row>[] {
  const placeOf = (rowId: RowId, column: string) => `${rowId}\n${column}`;
  let given: Set<string> | undefined;
  const more: ProposedChange<Row>[] = [];
  for (const change of changes) {
    if (change.kind !== 'edit') continue;
    const row = ledger.find(change.rowId);
    if (!row || Object.is(fieldOf(row, change.column), change.value)) continue;
    for (const column of linkage.later(change.column)) {
      given ??= new Set(changes.flatMap((each) => (each.kind === 'edit' ? [placeOf(each.rowId, each.column)] : [])));
      if (!given.has(placeOf(change.rowId, column)))
        more.push({ kind: 'edit', rowId: change.rowId, column, value: null });
    }
  }
  return more.length ? [...changes, ...more] : changes;
}
