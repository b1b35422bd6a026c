import { describe, expect, test, vi } from 'vitest';
import { cellDefinitions } from '../../cells/definitions';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import { disabledBy } from '../disabledBy';
import { GridStore } from './GridStore';
import type { SelectionEvent } from '../selection/selectionState';
import type { Dirt, RowsChange, StoreSettings } from './StoreSettings';

interface Line {
  id: string;
  code: string;
  counts: number | null;
  status?: string;
}
const columns: ResolvedColumn<Line>[] = [
  { key: 'code', title: '编码', type: 'input', validateRules: [{ required: true }, { unique: true }] },
  { key: 'counts', title: '数量', type: 'inputNumber', statistics: ['sum', 'average'] },
];
const lines = (...codes: string[]): Line[] => codes.map((code, nth) => ({ id: `r${nth}`, code, counts: nth + 0.1 }));

function make(rows: Line[], more: Partial<StoreSettings<Line>> = {}) {
  const frames: ((time?: number) => void)[] = [];
  const settings: StoreSettings<Line> = {
    columns,
    define: (type) => cellDefinitions.find((definition) => definition.type === type)!,
    locale: 'zh-CN',
    selection: 'checkbox',
    disabled: false,
    readOnly: false,
    rowDisabled: undefined,
    page: undefined,
    ...more,
  };
  const store = new GridStore<Line>(settings, (run) => frames.push(run));
  store.load(rows);
  store.flush();
  return { store, settings, frame: (time?: number) => frames.splice(0).forEach((run) => run(time)) };
}

describe('change notifications', () => {
  test('batch many edits into one message per frame', () => {
    const { store, frame } = make(lines('a', 'b'));
    frame();
    const heard: Dirt[] = [];
    store.subscribe((dirt) => heard.push(dirt));
    for (let nth = 0; nth < 100; nth += 1) store.edit('r0', 'counts', nth);
    store.edit('r1', 'counts', 5);
    expect(heard).toHaveLength(0);
    frame();
    expect(heard).toEqual([{ all: false, rows: new Set(['r0', 'r1']) }]);
  });

  test('come every second frame while programs change rows', () => {
    const { store, frame } = make(lines('a', 'b'));
    frame(0);
    const heard: Dirt[] = [];
    store.subscribe((dirt) => heard.push(dirt));
    for (let nth = 1; nth <= 6; nth += 1) {
      store.edit(`r${nth % 2}`, 'counts', nth * 10, nth < 4 ? 'api' : 'remote');
      frame((nth * 1000) / 60);
    }
    const both = { all: false, rows: new Set(['r0', 'r1']) };
    expect(heard).toEqual([both, both, both]);
    frame(200);
    expect(heard).toHaveLength(3);
    store.edit('r0', 'counts', 1, 'api');
    frame(216);
    expect(heard).toHaveLength(4);
  });

  test('come in the next frame when the user changes a row', () => {
    const { store, frame } = make(lines('a', 'b'));
    frame(0);
    const heard: Dirt[] = [];
    store.subscribe((dirt) => heard.push(dirt));
    store.edit('r0', 'counts', 7, 'api');
    frame(100);
    store.edit('r0', 'counts', 8, 'api');
    store.edit('r1', 'counts', 9);
    frame(116);
    expect(heard).toEqual([
      { all: false, rows: new Set(['r0']) },
      { all: false, rows: new Set(['r0', 'r1']) },
    ]);
    store.undo();
    frame(132);
    expect(heard).toHaveLength(3);
  });

  test('reach the owner immediately', () => {
    const { store } = make(lines('a'));
    const onRowsChange = vi.fn<(change: RowsChange<Line>) => void>();
    store.report({ onRowsChange });
    store.edit('r0', 'code', 'x', 'api');
    store.edit('r0', 'code', 'x', 'api');
    expect(onRowsChange).toHaveBeenCalledExactlyOnceWith({
      changes: [{ kind: 'edit', rowId: 'r0', column: 'code', value: 'x', previous: 'a' }],
      origin: 'api',
    });
  });
});

describe('validation', () => {
  test('checks an edited cell and those with the same value', () => {
    const { store } = make(lines('a', 'b', 'c'));
    store.edit('r2', 'code', 'a');
    expect(store.failuresOf('r0')?.get('code')?.message).toBe('不能重复');
    expect(store.failuresOf('r2')?.get('code')?.message).toBe('不能重复');
    store.edit('r0', 'code', 'z');
    expect(store.failureCount).toBe(0);
  });

  test('reports all failures in document order', async () => {
    const { store } = make([...lines('a', '', 'a'), { id: 'r3', code: '', counts: 1 }]);
    expect(await store.checkAll()).toEqual([
      { rowId: 'r0', column: 'code', message: '不能重复' },
      { rowId: 'r1', column: 'code', message: expect.any(String) },
      { rowId: 'r2', column: 'code', message: '不能重复' },
      { rowId: 'r3', column: 'code', message: expect.any(String) },
    ]);
  });

  test('ignores a late answer about a previous value', async () => {
    const answers: ((verdict: string) => void)[] = [];
    const handler = () => new Promise<string>((answer) => answers.push(answer));
    const { store } = make(lines('a'), { columns: [{ key: 'code', type: 'input', validateRules: [{ handler }] }] });
    store.edit('r0', 'code', 'x');
    store.edit('r0', 'code', 'y');
    answers[1]!('');
    answers[0]!('太晚');
    await Promise.resolve();
    await Promise.resolve();
    expect(store.failureCount).toBe(0);
  });

  test('also waits for checks of values typed meanwhile', async () => {
    const handler = ({ value }: { value: unknown }) =>
      new Promise<string>((answer) =>
        setTimeout(() => answer(value === 'bad' ? '不行' : ''), value === 'bad' ? 40 : 20),
      );
    const { store } = make(lines('good'), {
      columns: [{ key: 'code', type: 'input', validateRules: [{ required: true }, { handler }] }],
    });
    const collected = store.checkAll();
    await new Promise((go) => setTimeout(go, 5));
    store.edit('r0', 'code', 'bad');
    const [id] = store.insert(store.blankRows(1));
    expect(await collected).toEqual([
      { rowId: 'r0', column: 'code', message: '不行' },
      { rowId: id, column: 'code', message: expect.any(String) },
    ]);
  });

  test('ignores an answer about a removed row', async () => {
    const handler = () => Promise.resolve('不行');
    const { store } = make(lines('a', 'b'), {
      columns: [{ key: 'code', type: 'input', validateRules: [{ handler }] }],
    });
    store.edit('r0', 'code', 'x');
    store.remove(['r0']);
    expect(await store.checkAll()).toEqual([{ rowId: 'r1', column: 'code', message: '不行' }]);
    expect(store.failureCount).toBe(1);
  });

  test('a duplicate value does not run handlers of other rows', () => {
    const handler = vi.fn<() => boolean>(() => true);
    const { store } = make(lines(...Array.from({ length: 50 }, () => 'same')), {
      columns: [{ key: 'code', type: 'input', validateRules: [{ unique: true }, { handler }] }],
    });
    store.edit('r0', 'code', 'x');
    store.edit('r0', 'code', 'same');
    expect(store.failureCount).toBe(50);
    handler.mockClear();
    store.edit('r0', 'code', 'y');
    expect(handler).toHaveBeenCalledTimes(1);
    expect(store.failureCount).toBe(49);
    // After a broken rule, later rules of the row were never run.
    store.remove(store.ledger.rows.slice(2).map(({ id }) => id));
    expect(store.failureCount).toBe(0);
    expect(handler).toHaveBeenCalledTimes(2);
  });

  test('disabled rows and removed columns do not block', async () => {
    const { store, settings } = make(lines('', 'b'), { rowDisabled: disabledBy({ status: '2' }) });
    expect(await store.checkAll()).toHaveLength(1);
    store.edit('r0', 'status', '2');
    expect(await store.checkAll()).toEqual([]);
    store.edit('r1', 'code', '');
    expect(store.failureCount).toBe(1);
    store.configure({ ...settings, columns: columns.slice(1) });
    expect(store.failureCount).toBe(0);
  });

  test('disabled rows are not validated', async () => {
    const { store } = make([{ id: 'r0', code: '', counts: 1, status: '2' }], {
      rowDisabled: disabledBy({ status: ['2'] }),
    });
    expect(await store.checkAll()).toEqual([]);
  });

  test('removing a row removes its failures', async () => {
    const { store } = make(lines('', 'b'));
    await store.checkAll();
    store.remove(['r0']);
    expect(store.failureCount).toBe(0);
  });
});

describe('selection', () => {
  test('of all excludes disabled rows', () => {
    const { store } = make([...lines('a', 'b'), { id: 'r2', code: 'c', counts: 1, status: '2' }], {
      rowDisabled: disabledBy({ status: '2' }),
    });
    expect(store.headerBox).toBe('none');
    store.select(['r0', 'r2'], true);
    expect([...store.selection]).toEqual(['r0']);
    expect(store.headerBox).toBe('some');
    const onSelectionChange = vi.fn<(ids: readonly string[], event: SelectionEvent) => void>();
    store.report({ onSelectionChange });
    store.selectAll(true);
    expect(onSelectionChange).toHaveBeenCalledWith(['r0', 'r1'], { kind: 'selected-all', rowIds: ['r0', 'r1'] });
    expect(store.headerBox).toBe('all');
    // An edit that enables a row makes it count again.
    store.edit('r2', 'status', '1');
    expect(store.headerBox).toBe('some');
  });

  test('accumulates across pages; the header checkbox reflects visible rows', () => {
    const { store, settings } = make(lines('a', 'b', 'c', 'd'));
    store.configure({ ...settings, page: { from: 0, to: 2 } });
    store.selectAll(true);
    expect(store.headerBox).toBe('all');
    store.configure({ ...settings, page: { from: 2, to: 4 } });
    expect(store.headerBox).toBe('none');
    store.select(['r2'], true);
    expect(store.headerBox).toBe('some');
    store.selectAll(true);
    expect([...store.selection]).toEqual(['r0', 'r1', 'r2', 'r3']);
    store.selectAll(false);
    expect([...store.selection]).toEqual(['r0', 'r1']);
    store.clearSelection();
    expect(store.selection.size).toBe(0);
  });

  test('survives reloading the same rows and reports removed ones', () => {
    const { store } = make(lines('a', 'b', 'c', 'd'));
    store.select(['r0', 'r2', 'r3'], true);
    const onSelectionChange = vi.fn<(ids: readonly string[], event: SelectionEvent) => void>();
    store.report({ onSelectionChange });
    store.load(lines('a', 'b', 'c', 'd'));
    expect(onSelectionChange).not.toHaveBeenCalled();
    store.load(lines('a', 'b', 'c'));
    expect(onSelectionChange).toHaveBeenLastCalledWith(['r0', 'r2'], { kind: 'unselected', rowIds: ['r3'] });
    store.remove(['r0', 'r1']);
    expect(onSelectionChange).toHaveBeenLastCalledWith(['r2'], { kind: 'unselected', rowIds: ['r0'] });
    expect(onSelectionChange).toHaveBeenCalledTimes(2);
  });

  test('of filtered rows is kept but excluded from actions', () => {
    const { store } = make(lines('ab', 'x', 'ac'));
    store.select(['r0', 'r1'], true);
    store.filterBy({ code: { kind: 'text', contains: 'a' } });
    expect([store.listedSelection, store.headerBox]).toEqual([['r0'], 'some']);
    store.filterBy({});
    expect(store.listedSelection).toEqual(['r0', 'r1']);
  });

  test('is single in radio mode', () => {
    const { store } = make(lines('a', 'b'), { selection: 'radio' });
    store.select(['r0'], true);
    store.select(['r1'], true);
    expect([...store.selection]).toEqual(['r1']);
  });
});

describe('rows', () => {
  test('new ones have initial values and a temporary id', () => {
    const { store } = make(lines('a'));
    const [id] = store.insert(store.blankRows(1));
    expect(store.ledger.find(id!)).toEqual({ id, code: '', counts: null });
    expect(id).toMatch(/^row_/);
  });

  test('are added and removed by undo and redo', () => {
    const { store } = make(lines('a', 'b', 'c'));
    store.remove(['r0', 'r2']);
    expect(store.ledger.rows.map(({ id }) => id)).toEqual(['r1']);
    store.undo();
    expect(store.ledger.rows.map(({ id }) => id)).toEqual(['r0', 'r1', 'r2']);
    expect(store.ledger.touched).toBe(false);
    store.redo();
    expect(store.ledger.removedIds()).toEqual(['r0', 'r2']);
    expect(store.redo()).toBe(false);
  });

  test('moved by the user are one step with their sort numbers', () => {
    const { store } = make(lines('a', 'b', 'c'), { orderKey: 'counts' });
    expect(store.move(0, 2)).toBe(true);
    const shown = () => store.ledger.rows.map(({ code, counts }) => `${code}${counts}`).join(' ');
    expect(shown()).toBe('b0.1 c1.1 a2.1');
    store.undo();
    expect(shown()).toBe('a0.1 b1.1 c2.1');
    expect(store.ledger.touched).toBe(false);
    const [id] = store.insert(store.blankRows(1), 1);
    expect(store.ledger.rows.map(({ counts }) => counts)).toEqual([0.1, 1.1, 2.1, 3.1]);
    expect(store.ledger.indexOf(id!)).toBe(1);
    expect(store.move(1, 1)).toBe(false);
  });

  test('that are pasted are numbered like added ones', () => {
    const { store } = make(lines('a', 'b'), { orderKey: 'counts' });
    const [first, second] = store.blankRows(2);
    const id = store.ledger.idOf(second!);
    store.apply([
      {
        kind: 'insert',
        entries: [
          { index: 2, row: first! },
          { index: 3, row: second! },
        ],
      },
      { kind: 'edit', rowId: id, column: 'code', value: 'neu' },
    ]);
    expect(store.ledger.rows.map(({ counts }) => counts)).toEqual([0.1, 1.1, 2.1, 3.1]);
    expect(store.ledger.find(id)?.code).toBe('neu');
    store.undo();
    store.redo();
    expect(store.ledger.rows.map(({ counts }) => counts)).toEqual([0.1, 1.1, 2.1, 3.1]);
    store.apply([{ kind: 'insert', entries: [{ index: 0, row: { id: 'r9', code: 'x', counts: 9 } }] }], 'remote');
    expect(store.ledger.at(0)?.counts).toBe(9);
  });

  test("visible ones follow the arrangement, whatever the document's order", () => {
    const { store } = make(lines('a', 'b', 'c'));
    store.arrange(() => ({ order: Uint32Array.of(2, 0), total: 2 }));
    expect([store.size, store.rowAt(0)?.code, store.rowAt(1)?.code]).toEqual([2, 'c', 'a']);
    expect([store.indexOf('r0'), store.indexOf('r1'), store.documentIndex(0)]).toEqual([1, -1, 2]);
    store.arrange(undefined);
    expect(store.indexOf('r1')).toBe(1);
  });

  test('visible ones are those of the page, sorted', () => {
    const { store, settings } = make(lines('b', 'c', 'a', 'd'));
    store.configure({ ...settings, page: { from: 1, to: 3 } });
    store.sortBy({ column: 'code', order: 'asc' });
    expect([store.size, store.rowAt(0)?.code, store.rowAt(1)?.code]).toEqual([2, 'b', 'c']);
    expect(store.indexOf('r1')).toBe(1);
    expect(store.indexOf('r2')).toBe(-1);
  });
});

describe('filters', () => {
  const filter = { code: { kind: 'text', contains: 'a' } } as const;

  test('apply before paging', () => {
    const { store, settings } = make(lines('ab', 'x', 'ac', 'ad'));
    store.filterBy(filter);
    expect([store.size, store.indexOf('r1'), store.indexOf('r2')]).toEqual([3, -1, 1]);
    store.sortBy([{ column: 'code', order: 'desc' }]);
    expect(store.rowAt(0)?.code).toBe('ad');
    store.configure({ ...settings, page: { from: 2, to: 4 } });
    expect([store.matched, store.size, store.rowAt(0)?.code]).toEqual([3, 1, 'ab']);
    store.filterBy({});
    expect(store.matched).toBe(4);
  });

  test('give positions across all pages; a hidden row is shown on request', () => {
    const { store, settings } = make(lines('ab', 'x', 'ac', 'ad'));
    store.filterBy(filter);
    store.configure({ ...settings, page: { from: 0, to: 2 } });
    store.sortBy([{ column: 'code', order: 'desc' }]);
    expect(['r0', 'r1', 'r3', 'gone'].map((id) => store.placeOnPages(id))).toEqual([2, -1, 0, -1]);
    store.unhide('r1');
    expect([store.matched, store.placeOnPages('r1')]).toEqual([4, 0]);
  });

  test('keep changed and added rows visible until the filters change', () => {
    const { store } = make(lines('ab', 'x', 'ac'));
    store.filterBy(filter);
    store.edit('r0', 'code', 'z');
    const [id] = store.insert(store.blankRows(1));
    expect([store.size, store.indexOf('r0'), store.indexOf(id!)]).toEqual([3, 0, 2]);
    store.filterBy({ ...filter });
    expect(store.size).toBe(1);
  });
});

test('totals are updated incrementally', () => {
  const { store } = make(lines('a', 'b', 'c'));
  expect(store.totals('counts').sum).toBe(3.3);
  store.edit('r0', 'counts', 0.2);
  expect(store.totals('counts').sum).toBe(3.4);
  store.remove(['r2']);
  expect(store.totals('counts')).toMatchObject({ sum: 1.3, average: 0.65 });
  store.undo();
  expect(store.totals('counts').sum).toBe(3.4);
});

test('derived edits are part of the step, unless given explicitly', () => {
  const linkage = {
    columnFor: (_: Line, column: ResolvedColumn<Line>) => column,
    later: (column: string) => (column === 'code' ? ['counts'] : []),
  };
  const { store } = make(lines('a', 'b'), { linkage });
  store.edit('r0', 'code', 'x');
  expect(store.ledger.find('r0')).toMatchObject({ code: 'x', counts: null });
  store.undo();
  expect(store.ledger.find('r0')).toMatchObject({ code: 'a', counts: 0.1 });
  store.edit('r0', 'code', 'a');
  expect(store.ledger.find('r0')).toMatchObject({ counts: 0.1 });
  store.apply([
    { kind: 'edit', rowId: 'r1', column: 'code', value: 'y' },
    { kind: 'edit', rowId: 'r1', column: 'counts', value: 7 },
  ]);
  expect(store.ledger.find('r1')).toMatchObject({ code: 'y', counts: 7 });
});

test('reverting a cell restores the values it cleared', () => {
  const linkage = {
    columnFor: (_: Line, column: ResolvedColumn<Line>) => column,
    later: (column: string) => (column === 'code' ? ['counts'] : []),
  };
  const { store } = make(lines('a', 'b'), { linkage });
  store.edit('r1', 'code', 'y');
  store.edit('r0', 'code', 'x', 'user', 's1');
  store.edit('r0', 'code', 'xy', 'user', 's1');
  store.revertSession('s1');
  expect(store.ledger.find('r0')).toMatchObject({ code: 'a', counts: 0.1 });
  expect(store.ledger.find('r1')).toMatchObject({ code: 'y' });
  store.apply(
    [
      { kind: 'edit', rowId: 'r0', column: 'code', value: '' },
      { kind: 'edit', rowId: 'r0', column: 'counts', value: null },
    ],
    'user',
    's2',
  );
  store.revertSession('s2');
  expect(store.ledger.find('r0')).toMatchObject({ code: 'a', counts: 0.1 });
  store.undo();
  expect(store.ledger.find('r1')).toMatchObject({ code: 'b' });
});

test('the sum of quantity times price is updated incrementally', () => {
  const { store } = make([
    { id: 'r0', code: '2', counts: 10 },
    { id: 'r1', code: '0.1', counts: 3 },
    { id: 'r2', code: '', counts: 5 },
  ]);
  expect(store.amount('counts', 'code').sum).toBe(20.3);
  store.edit('r2', 'code', '4');
  store.edit('r0', 'counts', null);
  expect(store.amount('counts', 'code').sum).toBe(20.3);
  store.remove(['r1']);
  expect(store.amount('counts', 'code').sum).toBe(20);
  store.undo();
  store.insert([{ id: 'r9', code: '1', counts: 1 }]);
  expect(store.amount('counts', 'code').sum).toBe(21.3);
});

describe('access', () => {
  const row = { id: 'r0', code: 'a', counts: 1, status: '2' };
  test.each<[string, Partial<StoreSettings<Line>>, Partial<ResolvedColumn<Line>>, string]>([
    ['open', {}, {}, 'edit'],
    ['table disabled', { disabled: true }, {}, 'disabled'],
    ['table read-only', { readOnly: true }, {}, 'read-only'],
    ['column disabled', {}, { disabled: true }, 'disabled'],
    ['column disabled by row', {}, { disabled: ({ status }) => status === '2' }, 'disabled'],
    ['column read-only by row', {}, { readOnly: ({ status }) => status === '2' }, 'read-only'],
    ['row disabled', { rowDisabled: disabledBy({ status: ['1', '2'] }) }, {}, 'disabled'],
    ['other row disabled', { rowDisabled: disabledBy({ status: '1' }) }, {}, 'edit'],
  ])('%s', (_, more, column, access) => {
    const { store } = make([row], more);
    expect(store.access(row, { key: 'code', type: 'input', ...column })).toBe(access);
  });
});
