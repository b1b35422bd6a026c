import type { GridStore } from '../core/store/GridStore';
import type { CellFailure } from '../core/validation/Failures';
import { notesOf } from '../dom/CellNotes';

/**
 * Failures, plus the cells with a pending value, e.g. files being uploaded; other failures of these cells are replaced.
 *
 * @param message message of these cells
 * @returns in document order
 */
export function withUnfinished<Row extends object>(
  failures: readonly CellFailure[],
  store: GridStore<Row>,
  message: string,
): readonly CellFailure[] {
  const busy = [...notesOf(store).busy()].filter(({ rowId }) => store.ledger.indexOf(rowId) >= 0);
  if (busy.length === 0) return failures;
  const places = new Set(busy.map(({ rowId, column }) => `${rowId}\n${column}`));
  const rank = new Map(store.settings.columns.map(({ key }, index) => [key, index]));
  return [
    ...failures.filter(({ rowId, column }) => !places.has(`${rowId}\n${column}`)),
    ...busy.map((cell) => ({ ...cell, message })),
  ].toSorted(
    (a, b) =>
      store.ledger.indexOf(a.rowId) - store.ledger.indexOf(b.rowId) ||
      (rank.get(a.column) ?? 0) - (rank.get(b.column) ?? 0),
  );
}
