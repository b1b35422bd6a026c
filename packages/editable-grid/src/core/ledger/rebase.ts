import type { ChangeLog, Transaction } from './ChangeLog';
import type { RowChange } from './RowChange';
import type { RowId } from '../rowId';

/**
 * Rebases the log on other users' steps, so that undo does not revert their changes. Edits of cells they changed, moves
 * of rows they moved and all steps on rows they removed are dropped. Removed rows are restored near their former
 * position, moved ones between their neighbours; moves that wrote sort numbers are dropped after rows were added,
 * removed or moved, because the numbers have changed.
 *
 * @param steps in the order they were applied
 */
export function rebase<Row>(
  log: ChangeLog<Row>,
  steps: readonly RowChange<Row>[],
  idOf: (row: Row) => RowId,
): ChangeLog<Row> {
  if (log.done.length + log.undone.length === 0) return log;
  const written = new Set<string>();
  const removed = new Set<RowId>();
  const moved = new Set<RowId>();
  const shifts: { at: number; by: 1 | -1 }[] = [];
  for (const step of steps) {
    if (step.kind === 'edit') written.add(`${step.rowId}\n${step.column}`);
    else if (step.kind === 'insert') for (const { index } of step.entries) shifts.push({ at: index, by: 1 });
    else if (step.kind === 'remove')
      for (const { index, row } of step.entries) {
        removed.add(idOf(row));
        shifts.push({ at: index, by: -1 });
      }
    else {
      if (step.row) moved.add(step.row.id);
      shifts.push({ at: step.from, by: -1 }, { at: step.to, by: 1 });
    }
  }
  const placed = (index: number) =>
    shifts.reduce((place, { at, by }) => (at < place || (by > 0 && at === place) ? place + by : place), index);

  const rebased = (transaction: Transaction<Row>): Transaction<Row> => {
    const rest = transaction.flatMap((step): RowChange<Row>[] => {
      if (step.kind === 'edit')
        return removed.has(step.rowId) || written.has(`${step.rowId}\n${step.column}`) ? [] : [step];
      if (step.kind === 'move') {
        if (!step.row || removed.has(step.row.id) || moved.has(step.row.id)) return [];
        return [{ ...step, from: placed(step.from), to: placed(step.to) }];
      }
      const entries = step.entries
        .filter(({ row }) => !removed.has(idOf(row)))
        .map(({ index, row }) => ({ index: placed(index), row }));
      return entries.length ? [{ ...step, entries }] : [];
    });
    const isNumbered = shifts.length > 0 && ['move', 'edit'].every((kind) => rest.some((step) => step.kind === kind));
    return isNumbered ? [] : rest;
  };
  const all = (transactions: readonly Transaction<Row>[]) =>
    transactions.map(rebased).filter((transaction) => transaction.length > 0);
  // The next edit must not be merged into an older transaction.
  const newest = log.done.at(-1);
  const open = newest && rebased(newest).length > 0 ? log.open : undefined;
  return { done: all(log.done), undone: all(log.undone), ...(open === undefined ? {} : { open }) };
}
