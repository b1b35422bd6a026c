import type { RowId } from '../rowId';
import type { MovedRow, Neighbours } from './MovedRow';
import type { RowChange } from './RowChange';
import type { RowLedger } from './RowLedger';

type Move<Row> = RowChange<Row> & { kind: 'move' };

/**
 * The effect of a move on this document. A move with `row` follows that row and its neighbours: undone after others
 * have reordered rows, the row goes after its former predecessor, else before its former successor, and to the index
 * only if both were removed.
 *
 * @returns `undefined` if the row was removed or is already there
 */
export function placedMove<Row extends object>(move: Move<Row>, ledger: RowLedger<Row>): Move<Row> | undefined {
  const from = move.row ? ledger.indexOf(move.row.id) : move.from;
  const row = ledger.at(from);
  if (!row) return undefined;
  const to = move.row ? placeBetween(move.row.to, from, move.to, ledger) : within(move.to, ledger);
  if (from === to) return undefined;
  const around = (after: number, before: number): Neighbours => ({
    after: idAt(after, ledger),
    before: idAt(before, ledger),
  });
  const moved: MovedRow = {
    id: ledger.idOf(row),
    from: around(from - 1, from + 1),
    to: to > from ? around(to, to + 1) : around(to - 1, to),
  };
  return { kind: 'move', from, to, row: moved };
}

function placeBetween<Row extends object>(
  { after, before }: Neighbours,
  from: number,
  otherwise: number,
  ledger: RowLedger<Row>,
): number {
  // Indexes after the row has been removed.
  const placeOf = (id: RowId | undefined): number => {
    const index = id === undefined ? -1 : ledger.indexOf(id);
    return index > from ? index - 1 : index;
  };
  const behind = placeOf(after);
  if (behind >= 0) return behind + 1;
  const ahead = placeOf(before);
  return ahead >= 0 ? ahead : within(otherwise, ledger);
}

const within = <Row extends object>(place: number, { size }: RowLedger<Row>): number =>
  Math.max(0, Math.min(size - 1, place));

function idAt<Row extends object>(index: number, ledger: RowLedger<Row>): RowId | undefined {
  const row = ledger.at(index);
  return row && ledger.idOf(row);
}
