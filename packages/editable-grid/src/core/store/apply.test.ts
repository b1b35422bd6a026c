import { describe, expect, test, vi } from 'vitest';
import { cellDefinitions } from '../../cells/definitions';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import type { ProposedChange } from '../ledger/effective';
import { GridStore } from './GridStore';
import type { Dirt, RowsChange, StoreSettings } from './StoreSettings';

interface Line {
  id: string;
  code: string;
  counts: number | null;
}

const columns: ResolvedColumn<Line>[] = [
  { key: 'code', title: '编码', type: 'input', validateRules: [{ required: true }, { unique: true }] },
  { key: 'counts', title: '数量', type: 'inputNumber', statistics: ['sum'] },
];
const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, nth) => ({ id: `r${nth}`, code: `c${nth}`, counts: nth }));

function make(rows: Line[], own: ResolvedColumn<Line>[] = columns) {
  const frames: (() => void)[] = [];
  const settings: StoreSettings<Line> = {
    columns: own,
    define: (type) => cellDefinitions.find((definition) => definition.type === type)!,
    locale: 'zh-CN',
    selection: false,
    disabled: false,
    readOnly: false,
    rowDisabled: undefined,
    page: undefined,
  };
  const store = new GridStore<Line>(settings, (run) => frames.push(run));
  store.load(rows);
  store.flush();
  return store;
}
const edit = (rowId: string, column: string, value: unknown): ProposedChange<Line> => ({
  kind: 'edit',
  rowId,
  column,
  value,
});

describe('batches', () => {
  test('send one message to owner and screen, and are one undo step', () => {
    const store = make(lines(3));
    const onRowsChange = vi.fn<(change: RowsChange<Line>) => void>();
    const heard: Dirt[] = [];
    store.report({ onRowsChange });
    store.subscribe((dirt) => heard.push(dirt));
    store.apply([edit('r0', 'code', 'x'), edit('r0', 'counts', 9), edit('r1', 'code', 'y')]);
    store.flush();
    expect(onRowsChange).toHaveBeenCalledOnce();
    expect(onRowsChange.mock.calls[0]![0].changes).toHaveLength(3);
    expect(heard).toEqual([{ all: false, rows: new Set(['r0', 'r1']) }]);
    expect(store.ledger.rows[0]).toEqual({ id: 'r0', code: 'x', counts: 9 });
    store.undo();
    expect(store.ledger.rows).toEqual(lines(3));
    expect(store.ledger.touched).toBe(false);
    store.redo();
    expect(store.ledger.edited().map(({ id }) => id)).toEqual(['r0', 'r1']);
  });

  test('steps without effect leave no trace', () => {
    const store = make(lines(2));
    const onRowsChange = vi.fn<(change: RowsChange<Line>) => void>();
    store.report({ onRowsChange });
    const [first] = lines(1);
    expect(
      store.apply([
        edit('r0', 'code', 'c0'),
        edit('gone', 'code', 'x'),
        { kind: 'insert', entries: [{ index: 2, row: first! }] },
        { kind: 'remove', entries: [{ index: 0, row: { id: 'gone', code: '', counts: null } }] },
        { kind: 'move', from: 1, to: 1 },
      ]),
    ).toEqual([]);
    expect(onRowsChange).not.toHaveBeenCalled();
    expect(store.undo()).toBe(false);
  });

  test('rows added and filled in one batch are added and removed together', () => {
    const store = make(lines(1));
    const [row] = store.blankRows(1);
    const id = store.ledger.idOf(row!);
    store.apply([{ kind: 'insert', entries: [{ index: 1, row: row! }] }, edit(id, 'code', 'new')]);
    expect(store.ledger.inserted()).toEqual([{ id, code: 'new', counts: null }]);
    store.undo();
    expect(store.ledger.size).toBe(1);
    store.redo();
    expect(store.ledger.find(id)).toEqual({ id, code: 'new', counts: null });
  });

  test('an edit back to the loaded value is no edit', () => {
    const store = make(lines(1));
    store.apply([edit('r0', 'code', 'x'), edit('r0', 'code', 'c0')]);
    expect(store.ledger.touched).toBe(false);
  });

  test('the caller’s rows are never modified', () => {
    const rows = lines(2);
    const store = make(rows);
    store.apply([edit('r0', 'code', 'x'), edit('r0', 'counts', 7)]);
    store.apply([edit('r0', 'code', 'z'), edit('r0', 'counts', 8)]);
    expect(rows).toEqual(lines(2));
  });

  test('update totals', () => {
    const store = make(lines(3));
    expect(store.totals('counts').sum).toBe(3);
    store.apply([edit('r0', 'counts', 10), edit('r2', 'counts', null)]);
    expect(store.totals('counts').sum).toBe(11);
    store.undo();
    expect(store.totals('counts').sum).toBe(3);
  });
});

describe('one round of validation', () => {
  test('checks each cell once, after all steps', () => {
    const asked: string[] = [];
    const store = make(lines(2), [
      {
        key: 'code',
        type: 'input',
        validateRules: [
          {
            handler: ({ row, value }) => {
              asked.push(`${row.id} ${String(value)} ${row.counts}`);
              return true;
            },
          },
        ],
      },
      { key: 'counts', type: 'inputNumber' },
    ]);
    store.apply([edit('r0', 'code', 'a'), edit('r0', 'code', 'b'), edit('r0', 'counts', 5)]);
    expect(asked).toEqual(['r0 b 5']);
  });

  test('finds duplicates on both sides, and notices when they are resolved', () => {
    const store = make(lines(4));
    store.apply([edit('r0', 'code', 'c3'), edit('r1', 'code', '')]);
    expect(store.failureCount).toBe(3);
    store.undo();
    expect(store.failureCount).toBe(0);
  });

  test('50,000 equal cells are not quadratic', () => {
    const store = make(lines(25_000));
    const changes = lines(25_000).flatMap(({ id }, nth) => [
      edit(id, 'code', `same${nth % 2}`),
      edit(id, 'counts', nth + 0.5),
    ]);
    const before = process.cpuUsage().user;
    store.apply(changes);
    // CPU time of this process in microseconds; one round per step would take minutes.
    expect(process.cpuUsage().user - before).toBeLessThan(1_500_000);
    expect(store.failureCount).toBe(25_000);
  });
});

describe('changes by other users', () => {
  test('are neither undone nor collected', () => {
    const store = make(lines(2));
    store.apply([edit('r0', 'code', 'mine')]);
    store.apply(
      [
        edit('r1', 'code', 'theirs'),
        edit('r0', 'counts', 40),
        { kind: 'insert', entries: [{ index: 2, row: { id: 'r9', code: 'c9', counts: 1 } }] },
      ],
      'remote',
    );
    expect(store.ledger.edited()).toEqual([{ id: 'r0', code: 'mine', counts: 40 }]);
    expect(store.ledger.inserted()).toEqual([]);
    store.undo();
    expect(store.ledger.rows).toEqual([
      { id: 'r0', code: 'c0', counts: 40 },
      { id: 'r1', code: 'theirs', counts: 1 },
      { id: 'r9', code: 'c9', counts: 1 },
    ]);
    expect(store.ledger.touched).toBe(false);
    store.apply([{ kind: 'remove', entries: [{ index: 2, row: store.ledger.find('r9')! }] }], 'remote');
    expect(store.ledger.removedIds()).toEqual([]);
    expect(store.undo()).toBe(false);
  });

  test('are kept in a row that the user removes and restores', () => {
    const store = make(lines(1));
    const [row] = store.blankRows(1);
    const [id] = store.insert([{ ...row!, code: 'neu', counts: 1 }]);
    expect(store.totals('counts').sum).toBe(1);
    store.apply([edit(id!, 'counts', 5), edit(id!, 'code', 'theirs')], 'remote');
    store.undo();
    expect(store.totals('counts').sum).toBe(0);
    store.redo();
    expect(store.ledger.find(id!)).toMatchObject({ code: 'theirs', counts: 5 });
    expect(store.totals('counts').sum).toBe(5);
    store.edit('r0', 'code', 'neu');
    expect(store.failureCount).toBe(0);
  });
});
