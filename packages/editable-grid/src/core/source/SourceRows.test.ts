import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cellDefinitions } from '../../cells/definitions';
import { lineServer, type LineServer, type ServerLine } from '../../testing/lineServer';
import { GridStore } from '../store/GridStore';
import { SourceRows, type SourceTotal } from './SourceRows';

function make(server: LineServer, by: readonly string[] = []) {
  const store = new GridStore<ServerLine>(
    {
      columns: [{ key: 'code', type: 'input' }, { key: 'kind' }, { key: 'counts', type: 'inputNumber' }],
      define: (type) => cellDefinitions.find((definition) => definition.type === type)!,
      locale: 'zh-CN',
      selection: 'checkbox',
      disabled: false,
      readOnly: false,
      rowDisabled: undefined,
      page: undefined,
      partial: true,
    },
    () => {},
  );
  const failed = vi.fn<(error: unknown) => void>();
  const settled = vi.fn<(error?: unknown) => void>();
  const counted = vi.fn<(total: SourceTotal) => void>();
  const query = { sort: [] as { column: string; order: 'asc' | 'desc' }[], filters: {}, by };
  const rows = new SourceRows<ServerLine>(store, {
    source: () => server,
    query: () => query,
    isActive: () => false,
    failed,
    settled,
    counted,
  });
  store.arrange(rows.arrange);
  rows.reload();
  const see = async (from: number, to: number) => {
    rows.want(Array.from({ length: to - from }, (_, nth) => from + nth));
    await vi.advanceTimersByTimeAsync(20);
    return Array.from({ length: to - from }, (_, nth) => store.rowAt(from + nth)?.code);
  };
  return { store, rows, see, query, failed, settled, counted };
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const code = (nth: number) => `WL${String(nth).padStart(8, '0')}`;

describe('rows of a server', () => {
  test('are counted as the server reports them, once per number', async () => {
    const { rows, see, query, counted } = make(lineServer(250));
    await see(0, 2);
    await see(150, 152);
    expect(counted.mock.calls).toEqual([[{ rows: 250, isLeast: false }]]);
    query.by = ['kind'];
    rows.reload();
    await see(0, 2);
    expect(counted).toHaveBeenCalledTimes(1);
  });

  test('of groups that are not all loaded are counted as the least number', async () => {
    const { see, counted } = make(lineServer(251, 0, 3), ['kind']);
    await see(0, 2);
    expect(counted).toHaveBeenLastCalledWith({ rows: 51 + 50 + 50, isLeast: true });
    await see(3, 5);
    expect(counted).toHaveBeenLastCalledWith({ rows: 251, isLeast: false });
  });

  test('are loaded where they are visible, of ten million', async () => {
    const server = lineServer(10_000_000);
    const { store, see } = make(server);
    expect(await see(0, 2)).toEqual([code(1), code(2)]);
    expect(store.size).toBe(10_000_000);
    expect(await see(9_999_998, 10_000_000)).toEqual([code(9_999_999), code(10_000_000)]);
    expect(server.requests.map(({ from, to }) => [from, to])).toEqual([
      [0, 100],
      [9_999_900, 10_000_000],
    ]);
    expect(store.indexOf('10000000')).toBe(9_999_999);
    expect([store.rowAt(500), store.idAt(500)]).toEqual([undefined, '\u0000#500']);
    expect(store.indexOf('\u0000#500')).toBe(500);
    expect(store.ledger.size).toBe(200);
  });

  test('that are not visible any more are not waited for', async () => {
    const server = lineServer(100_000, 10);
    const { rows, see } = make(server);
    await see(0, 10);
    rows.want([0, 5000]);
    rows.want([0, 90_000]);
    expect(server.aborted).toBe(1);
    expect(server.requests.map((request) => request.from)).toEqual([0, 5000, 90_000]);
    expect((await see(90_000, 90_001))[0]).toBe(code(90_001));
  });

  test('leave memory when many others were visible since; edited and selected ones stay as they are', async () => {
    const server = { ...lineServer(100_000), maxBlocks: 3 };
    const { store, see } = make(server);
    await see(0, 10);
    store.edit('1', 'code', 'neu');
    store.select(['2'], true);
    for (const from of [1000, 2000, 3000, 4000]) await see(from, from + 10);
    expect(store.ledger.size).toBe(301);
    expect(store.indexOf('1')).toBe(-1);
    expect(await see(0, 2)).toEqual(['neu', code(2)]);
    expect([...store.selection]).toEqual(['2']);
    expect(store.ledger.edited()).toMatchObject([{ id: 1, code: 'neu' }]);
    expect([store.ledger.inserted(), store.ledger.removedIds()]).toEqual([[], []]);
    store.undo();
    expect(store.ledger.touched).toBe(false);
  });

  test('are sorted and filtered by the server, and edits are kept', async () => {
    const server = lineServer(1000);
    const { store, rows, see, query } = make(server);
    await see(0, 1);
    store.edit('1', 'counts', 5);
    query.sort = [{ column: 'code', order: 'desc' }];
    rows.reload();
    expect(store.size).toBe(1000);
    expect(await see(0, 2)).toEqual([code(1000), code(999)]);
    expect(server.requests.at(-1)!.sort).toEqual(query.sort);
    query.filters = { kind: { kind: 'choice', values: ['阀门'] } };
    rows.reload();
    expect(await see(0, 1)).toEqual([code(997)]);
    expect(store.size).toBe(200);
    expect(store.ledger.edited()).toMatchObject([{ id: 1, counts: 5 }]);
  });

  test('of a block that failed are loaded again on demand', async () => {
    const server = lineServer(1000);
    const { store, rows, see, failed, settled } = make(server);
    await see(0, 1);
    server.failing = true;
    await see(500, 501);
    expect(failed).toHaveBeenCalledOnce();
    const id = store.idAt(500)!;
    expect(rows.vacantRow(id)).toEqual({ kind: 'failed', level: 1 });
    await see(500, 501);
    expect(failed).toHaveBeenCalledOnce();
    server.failing = false;
    rows.toggle(id);
    expect(await see(500, 501)).toEqual([code(501)]);
    expect(settled.mock.calls).toEqual([[]]);
  });

  test('that cannot be loaded at all are reported in place of the rows', async () => {
    const server = lineServer(1000);
    server.failing = true;
    const { store, rows, settled } = make(server);
    await vi.advanceTimersByTimeAsync(20);
    expect(settled).toHaveBeenLastCalledWith(expect.objectContaining({ message: '服务器未响应' }));
    server.failing = false;
    rows.reload();
    await vi.advanceTimersByTimeAsync(20);
    expect(settled).toHaveBeenLastCalledWith();
    expect(store.size).toBe(1000);
  });

  test('are validated if they were changed', async () => {
    const { store, see } = make(lineServer(1000));
    await see(0, 1);
    store.configure({
      ...store.settings,
      columns: [{ key: 'code', type: 'input', validateRules: [{ pattern: 'n' }] }],
    });
    vi.useRealTimers();
    expect(await store.checkAll()).toEqual([]);
    store.edit('1', 'code', 'neu');
    expect(await store.checkAll()).toMatchObject([{ rowId: '1', column: 'code' }]);
  });
});

describe('groups of a server', () => {
  test('open in place, and their rows are loaded by window', async () => {
    const server = lineServer(10_000_000);
    const { store, rows, see } = make(server, ['kind']);
    await see(0, 5);
    expect(store.size).toBe(5);
    const second = store.idAt(1)!;
    expect(rows.vacantRow(second)).toMatchObject({
      kind: 'group',
      column: 'kind',
      level: 1,
      open: false,
      group: { value: 'valve', count: 2_000_000, totals: { counts: 118_000_000 } },
    });
    rows.toggle(second);
    expect(store.size).toBe(6);
    expect(await see(1_000_002, 1_000_003)).toEqual([undefined]);
    expect(store.size).toBe(2_000_005);
    expect(await see(1_000_002, 1_000_003)).toEqual([code(5_000_002)]);
    expect(server.requests.at(-1)!.group).toEqual({ by: ['kind'], path: ['valve'] });
    const last = store.idAt(2_000_004)!;
    expect(rows.vacantRow(last)).toMatchObject({ group: { value: 'safety' } });
    expect(store.indexOf(last)).toBe(2_000_004);
    expect(rows.parentOf(store.idAt(700_000)!)).toBe(second);
    rows.toggle(second);
    expect([store.size, store.ledger.size]).toEqual([5, 0]);
  });
});
