import { expect, test } from 'vitest';
import { firstOrderKeys } from '../../core/sync/orderKeys';
import { SyncDocument } from '../../core/sync/SyncDocument';
import { SyncView } from '../../core/sync/SyncView';
import { lines, lineStore, type Line } from '../../testing/lineStore';
import { showChanges } from './showChanges';
import { showWhole } from './showWhole';

const MANY = 3_000;

function pageOf(rows: readonly Line[]): SyncDocument {
  const orders = firstOrderKeys(rows.length);
  return new SyncDocument({
    version: 1,
    rows: rows.map(({ id, ...values }, nth) => ({ id, order: orders[nth]!, values, stamps: {} })),
  });
}

function watched(rows: readonly Line[]) {
  const store = lineStore(rows);
  const told: number[] = [];
  store.report({ onRowsChange: ({ changes }) => told.push(changes.length) });
  return { store, told };
}

/** Removes every other row, reverses the rest, inserts new ones and changes a cell. */
function elsewhere(rows: readonly Line[]): Line[] {
  const left = rows.filter((_row, nth) => nth % 2 === 0).toReversed();
  const changed = left.map((row, nth) => (nth === 7 ? { ...row, counts: -1 } : row));
  return changed.flatMap((row, nth) => (nth % 3 === 0 ? [row, { id: `n${nth}`, name: '新', counts: nth }] : [row]));
}

test('thousands of removed, added, moved or changed rows are one step', () => {
  const { store, told } = watched(lines(MANY));
  const wanted = elsewhere(lines(MANY));
  showWhole(store, pageOf(wanted));
  expect(store.ledger.snapshot()).toEqual(wanted);
  expect(told).toHaveLength(1);
  showWhole(store, pageOf(wanted));
  expect(told).toHaveLength(1);
});

test.each<[string, (rows: readonly Line[]) => Line[]]>([
  ['went', (rows) => rows.filter((_row, nth) => nth % 2 === 0)],
  ['came', (rows) => [...rows, ...rows.map((row) => ({ ...row, id: `n${row.id}` }))]],
  ['stand the other way round', (rows) => rows.toReversed()],
])('thousands of rows that %s on the page while it is open are one step', (_name, change) => {
  const rows = lines(MANY);
  const { store, told } = watched(rows);
  const view = new SyncView();
  const before = pageOf(rows);
  view.refresh(view.touched(before), before);
  const after = pageOf(change(rows));
  showChanges(store, view.refresh(view.touched(after), after));
  expect(store.ledger.snapshot()).toEqual(after.snapshot().rows.map(({ id, values }) => ({ id, ...values })));
  expect(told).toHaveLength(1);
});
