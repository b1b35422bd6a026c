import type { Transaction } from './ChangeLog';
import type { Placed } from './RowChange';
import type { RowLedger } from './RowLedger';
import type { RowId } from '../rowId';

/** Places of new rows from an index on, within the document. */
export function placesFrom<Row extends object>(rows: readonly Row[], at: number, { size }: RowLedger<Row>) {
  const start = Math.max(0, Math.min(at, size));
  return rows.map((row, nth): Placed<Row> => ({ index: start + nth, row }));
}

/** Places of rows of the document, in its order; unknown ids are left out. */
export const placesOf = <Row extends object>(ids: readonly RowId[], ledger: RowLedger<Row>): Placed<Row>[] =>
  [...new Set(ids)]
    .map((id) => ledger.indexOf(id))
    .filter((index) => index >= 0)
    .toSorted((a, b) => a - b)
    .map((index) => ({ index, row: ledger.at(index)! }));

/** Ids of the rows that steps have inserted. */
export const insertedIds = <Row extends object>(steps: Transaction<Row>, ledger: RowLedger<Row>): RowId[] =>
  steps.flatMap((step) => (step.kind === 'insert' ? step.entries.map(({ row }) => ledger.idOf(row)) : []));
