import type { Placed, RowChange } from '../../core/ledger/RowChange';
import { runsOf } from '../../core/ledger/runsOf';
import { fieldOf } from '../../core/rowId';
import type { GridStore } from '../../core/store/GridStore';
import type { SyncDocument } from '../../core/sync/SyncDocument';
import type { LocalChange } from '../../core/sync/ViewChange';

/**
 * Converts steps of a grid to changes of a shared page.
 *
 * @param shown the page after the changes applied so far
 */
export function* localChanges<Row extends object>(
  steps: readonly RowChange<Row>[],
  { ledger }: Pick<GridStore<Row>, 'ledger'>,
  shown: () => SyncDocument,
): Iterable<LocalChange> {
  for (const step of steps)
    switch (step.kind) {
      case 'edit':
        yield { kind: 'edit', rowId: step.rowId, column: step.column, value: step.value };
        break;
      case 'insert':
        for (const run of runsOf(step.entries)) yield insertOf(run, ledger);
        break;
      case 'remove':
        yield { kind: 'remove', rowIds: step.entries.map(({ row }) => ledger.idOf(row)) };
        break;
      case 'move': {
        const rowId = step.row?.id ?? shown().ids[step.from];
        if (rowId !== undefined) yield { kind: 'move', rowId, to: step.to };
      }
    }
}

/** Consecutive rows as rows of a shared page. */
export const insertOf = <Row extends object>(
  run: readonly Placed<Row>[],
  ledger: GridStore<Row>['ledger'],
): LocalChange => ({
  kind: 'insert',
  index: run[0]!.index,
  rows: run.map(({ row }) => ({ id: ledger.idOf(row), values: valuesOf(row, ledger.rowKey) })),
});

function valuesOf(row: object, rowKey: string): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const key of Object.keys(row)) {
    const value = fieldOf(row, key);
    if (key !== rowKey && value !== undefined) values[key] = value;
  }
  return values;
}
