import { fieldOf } from '../rowId';
import { placedMove } from './placedMove';
import type { RowChange } from './RowChange';
import type { RowLedger } from './RowLedger';

/** A requested step; the document adds which value an edit overwrites and what a removed row contains. */
export type ProposedChange<Row> =
  | Exclude<RowChange<Row>, { kind: 'edit' }>
  | (Omit<RowChange<Row> & { kind: 'edit' }, 'previous'> & { previous?: unknown });

/**
 * The effect of a requested step on this document.
 *
 * @returns `undefined` if it changes nothing: same value, row removed, row already there
 */
export function effective<Row extends object>(
  change: ProposedChange<Row>,
  ledger: RowLedger<Row>,
): RowChange<Row> | undefined {
  switch (change.kind) {
    case 'edit': {
      const row = ledger.find(change.rowId);
      if (!row) return undefined;
      const { kind, rowId, column, value } = change;
      const previous = fieldOf(row, column);
      return Object.is(previous, value) ? undefined : { kind, rowId, column, value, previous };
    }
    case 'insert': {
      const entries = change.entries.filter(({ row }) => ledger.indexOf(ledger.idOf(row)) < 0);
      return entries.length ? { kind: 'insert', entries } : undefined;
    }
    case 'remove': {
      // The current row, not the caller's copy: other users may have changed it since.
      const indexes = new Set(change.entries.map(({ row }) => ledger.indexOf(ledger.idOf(row))));
      indexes.delete(-1);
      const entries = [...indexes].toSorted((a, b) => a - b).map((index) => ({ index, row: ledger.at(index)! }));
      return entries.length ? { kind: 'remove', entries } : undefined;
    }
    case 'move':
      return placedMove(change, ledger);
  }
}
