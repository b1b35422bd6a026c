import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GridStore } from '../../core/store/GridStore';
import { lines, lineStore, type Line } from '../../testing/lineStore';
import { syncStage } from '../../testing/syncStage';
import { chance } from '../../core/sync/chance';
import { createSheetSync } from './createSheetSync';
import { memoryOutbox, newOutbox } from './OutboxStore';
import type { StoredOutbox } from '../../core/sync/SyncOutbox';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const settle = () => vi.advanceTimersByTimeAsync(1_500);

async function pair(rows = lines(3)) {
  const stage = syncStage(rows);
  const ends = ['李采购', '王经理'].map((name, nth) => {
    const channel = stage.line({ id: `u${nth}`, name });
    const sync = createSheetSync<Line>({ channel, outbox: memoryOutbox(`client-${nth}`) });
    const store = lineStore();
    return { channel, sync, store, close: sync.open(store) };
  });
  await settle();
  const [li, wang] = ends as [(typeof ends)[0], (typeof ends)[0]];
  return { stage, li, wang };
}

const rowsOf = ({ store }: { store: GridStore<Line> }) => store.ledger.snapshot();

test('both grids show the page, without own changes', async () => {
  const { li, wang } = await pair();
  expect(rowsOf(li)).toEqual(lines(3));
  expect(rowsOf(wang)).toEqual(lines(3));
  expect(li.store.ledger.touched).toBe(false);
  expect(li.sync.state()).toMatchObject({ connection: 'live', ready: true, unsettled: 0 });
});

describe('a change by one user', () => {
  test.each<[string, (store: GridStore<Line>) => void]>([
    ['an edit', (store) => store.edit('l1', 'counts', 9)],
    ['an emptied cell', (store) => store.edit('l1', 'counts', null)],
    ['rows that were added', (store) => store.insert([{ id: 'n1', name: '新', counts: 1 }], 1)],
    ['rows that were removed', (store) => store.remove(['l0', 'l2'])],
    ['a move', (store) => store.move(0, 2)],
    [
      'many at once',
      (store) =>
        store.apply([
          { kind: 'edit', rowId: 'l0', column: 'name', value: '甲' },
          { kind: 'insert', entries: [{ index: 3, row: { id: 'n1', name: '乙', counts: 1 } }] },
          { kind: 'move', from: 3, to: 0 },
          { kind: 'edit', rowId: 'n1', column: 'counts', value: 2 },
        ]),
    ],
    ['what was taken back', (store) => (store.remove(['l1']), store.undo())],
  ])('%s reaches the other', async (_name, act) => {
    const { stage, li, wang } = await pair();
    act(li.store);
    await settle();
    expect(rowsOf(wang)).toEqual(rowsOf(li));
    expect(stage.store.page.document.ids).toEqual(rowsOf(li).map(({ id }) => id));
    expect(li.sync.state().unsettled).toBe(0);
  });

  test('is validated by the same rules and cannot be undone by the other', async () => {
    const { li, wang } = await pair();
    li.store.edit('l1', 'counts', null);
    await settle();
    expect(wang.store.failuresOf('l1')?.get('counts')?.message).toBe(li.store.failuresOf('l1')?.get('counts')?.message);
    expect(wang.store.failureCount).toBe(1);
    expect(wang.store.undo()).toBe(false);
  });
});

describe('undo', () => {
  test('keeps what others changed since', async () => {
    const { li, wang } = await pair();
    li.store.apply([
      { kind: 'edit', rowId: 'l0', column: 'counts', value: 10 },
      { kind: 'edit', rowId: 'l1', column: 'counts', value: 11 },
    ]);
    await settle();
    wang.store.edit('l0', 'counts', 20);
    await settle();
    expect(li.store.undo()).toBe(true);
    await settle();
    expect(rowsOf(li).map(({ counts }) => counts)).toEqual([20, 1, 2]);
    expect(rowsOf(wang)).toEqual(rowsOf(li));
  });
});

describe('undoing a move', () => {
  const order = (end: { store: GridStore<Line> }) => rowsOf(end).map(({ id }) => id);

  test.each<[string, (others: GridStore<Line>) => void, string]>([
    ['rows came above it', (store) => void store.insert([{ id: 'n', name: '新', counts: 1 }], 0), 'n l0 l1 l2 l3'],
    [
      'a row came between its neighbours',
      (store) => void store.insert([{ id: 'n', name: '新', counts: 1 }], 1),
      'l0 l1 n l2 l3',
    ],
    ['the row before it went elsewhere', (store) => void store.move(0, 3), 'l2 l3 l0 l1'],
    ['the row before it went away', (store) => store.remove(['l0']), 'l1 l2 l3'],
    ['both its neighbours went away', (store) => store.remove(['l0', 'l2']), 'l1 l3'],
    ['others moved it too', (store) => void store.move(3, 2), 'l0 l2 l1 l3'],
  ])('%s', async (_name, act, wanted) => {
    const { li, wang } = await pair(lines(4));
    li.store.move(1, 3);
    await settle();
    expect(order(wang)).toEqual(['l0', 'l2', 'l3', 'l1']);
    act(wang.store);
    await settle();
    li.store.undo();
    await settle();
    expect(order(li).join(' ')).toBe(wanted);
    expect(order(wang)).toEqual(order(li));
  });

  test('and redoing it works, whatever others did in between', async () => {
    const { li, wang } = await pair(lines(4));
    li.store.move(0, 2);
    await settle();
    li.store.undo();
    wang.store.insert([{ id: 'n', name: '新', counts: 1 }], 0);
    await settle();
    expect(li.store.redo()).toBe(true);
    await settle();
    expect(order(li).join(' ')).toBe('n l1 l2 l0 l3');
    expect(order(wang)).toEqual(order(li));
  });
});

test('does not overwrite the cell being edited, and reports the conflict to both', async () => {
  const { li, wang } = await pair();
  li.store.edit('l1', 'name', '球', 'user', 's1');
  wang.store.edit('l1', 'name', '闸阀');
  await vi.advanceTimersByTimeAsync(100);
  expect(rowsOf(li)[1]!.name).toBe('球');
  li.store.edit('l1', 'name', '球阀', 'user', 's1');
  await settle();
  expect(rowsOf(li)[1]!.name).toBe('球阀');
  expect(rowsOf(wang)[1]!.name).toBe('球阀');
  expect(wang.sync.state().conflicts).toMatchObject([{ mine: '闸阀', theirs: '球阀', current: 'theirs' }]);
  wang.sync.resolve(wang.sync.state().conflicts[0]!, 'mine');
  await settle();
  expect(rowsOf(li)[1]!.name).toBe('闸阀');
  expect([...li.sync.state().conflicts, ...wang.sync.state().conflicts]).toEqual([]);
});

test('offline changes are stored and sent later', async () => {
  const { li, wang } = await pair();
  li.channel.cut();
  li.store.edit('l0', 'counts', 42);
  li.store.insert([{ id: 'n1', name: '离线新增', counts: 7 }], 0);
  wang.store.remove(['l2']);
  await settle();
  expect(li.sync.state()).toMatchObject({ connection: 'offline', unsettled: 2 });
  li.channel.mend();
  await settle();
  expect(rowsOf(li).map(({ id, counts }) => [id, counts])).toEqual([
    ['n1', 7],
    ['l0', 42],
    ['l1', 1],
  ]);
  expect(rowsOf(wang)).toEqual(rowsOf(li));
});

describe('typing offline', () => {
  async function typing(keys: string) {
    const channel = syncStage(lines(1)).line({ id: 'u1', name: '李采购' });
    const write = vi.fn<(outbox: StoredOutbox) => boolean>(() => true);
    const sync = createSheetSync<Line>({ channel, outbox: { ...memoryOutbox('client-1'), write } });
    const store = lineStore();
    const close = sync.open(store);
    await settle();
    channel.cut();
    for (let length = 1; length <= keys.length; length += 1)
      store.edit('l0', 'name', keys.slice(0, length), 'user', 's1');
    return { write, close, typed: () => write.mock.calls.at(-1)?.[0].pending[0]?.steps };
  }
  const KEYS = '不锈钢球阀 DN50';

  test('is stored after a pause, not per key', async () => {
    const { write, typed } = await typing(KEYS);
    expect(write).not.toHaveBeenCalled();
    await settle();
    expect(write).toHaveBeenCalledTimes(1);
    expect(typed()).toMatchObject([{ value: KEYS }]);
  });

  test.each(['pagehide', 'visibilitychange'])('is stored immediately on %s', async (event) => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const { typed } = await typing(KEYS);
    page.dispatchEvent(new Event(event));
    expect(typed()).toMatchObject([{ value: KEYS }]);
    vi.unstubAllGlobals();
  });

  test('is stored when the grid unmounts', async () => {
    const { close, typed } = await typing(KEYS);
    close();
    expect(typed()).toMatchObject([{ value: KEYS }]);
  });
});

describe('a refused change whose answer was lost', () => {
  async function unheard() {
    const stage = syncStage(lines(2), (step) => (step.kind === 'edit' && step.value === 666 ? 'not-that' : undefined));
    const channel = stage.line({ id: 'u1', name: '李采购' });
    const line = { deaf: true };
    const muffled = {
      ...channel,
      onMessage: (listener: (message: { type: string; data: unknown }) => void) =>
        channel.onMessage((message) => (line.deaf && message.type === 'sync_ack' ? undefined : listener(message))),
    };
    let kept = newOutbox('client-1');
    const outbox = {
      ...memoryOutbox('client-1'),
      claim: async () => [kept],
      write: (box: StoredOutbox) => ((kept = structuredClone(box)), true),
    };
    const open = () => {
      const sync = createSheetSync<Line>({ channel: muffled, outbox });
      const store = lineStore();
      return { sync, store, close: sync.open(store) };
    };
    const first = open();
    await settle();
    first.store.edit('l0', 'counts', 666);
    await settle();
    expect(first.sync.state()).toMatchObject({ unsettled: 1, refused: [] });
    return { stage, channel, line, open, first };
  }
  const told = { unsettled: 0, refused: [{ reason: 'not-that', steps: [{ rowId: 'l0', value: 666 }] }] };

  test('is reported when it is sent again', async () => {
    const { line, first } = await unheard();
    line.deaf = false;
    await vi.advanceTimersByTimeAsync(8_000);
    expect(first.sync.state()).toMatchObject(told);
    expect(rowsOf(first)).toEqual(lines(2));
  });

  test.each<[string, boolean]>([
    ['comes back', false],
    ['is opened again, on a server that has started anew', true],
  ])('is reported when the page %s', async (_name, isNew) => {
    const { stage, channel, open, first } = await unheard();
    channel.cut();
    if (isNew) {
      first.close();
      stage.store.restart();
    }
    const end = isNew ? open() : first;
    channel.mend();
    await settle();
    expect(end.sync.state()).toMatchObject(told);
    expect(rowsOf(end)).toEqual(lines(2));
    end.store.edit('l0', 'counts', 5);
    await settle();
    expect(stage.store.log.map(({ seq }) => seq)).toEqual([2]);
  });
});

test('changes left by several windows are sent one after the other, each with its own numbers', async () => {
  const stage = syncStage(lines(3));
  const channel = stage.line({ id: 'u1', name: '李采购' });
  const left = [0, 1, 2].map((nth): StoredOutbox => ({
    clientId: `client-${nth}`,
    nextSeq: 4,
    pending: [{ seq: 3, steps: [{ kind: 'edit', rowId: `l${nth}`, column: 'counts', value: 70 + nth, base: 0 }] }],
  }));
  const written = new Map<string, StoredOutbox>();
  const sync = createSheetSync<Line>({
    channel,
    outbox: {
      ...memoryOutbox('client-0'),
      claim: async () => left,
      write: (box) => (written.set(box.clientId, structuredClone(box)), true),
    },
  });
  const store = lineStore();
  sync.open(store);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(store.ledger.snapshot().map(({ counts }) => counts)).toEqual([70, 71, 72]);
  expect(stage.store.log.map(({ clientId, seq }) => [clientId, seq])).toEqual(
    left.map(({ clientId }) => [clientId, 3]),
  );
  expect(left.map(({ clientId }) => written.get(clientId)?.pending)).toEqual([[], [], []]);
  expect(sync.state()).toMatchObject({ connection: 'live', unsettled: 0, refused: [] });
});

describe('a read-only user', () => {
  const kept = (): StoredOutbox => ({
    clientId: 'client-1',
    nextSeq: 2,
    pending: [
      { seq: 1, steps: [{ kind: 'edit', rowId: 'l0', column: 'counts', value: 90, base: 0 }] },
      { steps: [{ kind: 'edit', rowId: 'l1', column: 'counts', value: 91, base: 0 }] },
    ],
  });

  function reader(outbox: StoredOutbox, mayWrite: boolean) {
    const stage = syncStage(lines(2));
    const channel = stage.line({ id: 'u1', name: '李采购' }, mayWrite);
    const said = vi.spyOn(channel, 'send');
    const sync = createSheetSync<Line>({
      channel,
      outbox: { ...memoryOutbox('client-1'), claim: async () => [outbox] },
    });
    const store = lineStore();
    sync.open(store);
    return {
      stage,
      channel,
      sync,
      store,
      changesSaid: () => said.mock.calls.filter(([{ type }]) => type === 'sync_change'),
    };
  }

  test('sends nothing; stored and new changes are shown as refused', async () => {
    const { sync, store, changesSaid, stage } = reader(kept(), false);
    await settle();
    expect(sync.state()).toMatchObject({ connection: 'live', mayWrite: false, unsettled: 0 });
    expect(sync.state().refused).toMatchObject([{ reason: 'read-only', steps: [{ rowId: 'l0' }, { rowId: 'l1' }] }]);
    store.edit('l0', 'counts', 7);
    await settle();
    expect(store.ledger.snapshot()).toEqual(lines(2));
    expect(sync.state().refused).toHaveLength(2);
    expect(changesSaid()).toEqual([]);
    expect(stage.store.log).toEqual([]);
  });

  test("is notified of granted and revoked permission, and continues the server's numbering", async () => {
    const { channel, sync, store, stage } = reader(newOutbox('client-1'), true);
    await settle();
    store.edit('l0', 'counts', 5);
    await settle();
    channel.permit(false, false);
    store.edit('l0', 'counts', 6);
    await settle();
    // The server refused it with a reason; the connection stays open.
    expect(sync.state()).toMatchObject({ connection: 'live', mayWrite: false, refused: [{ reason: 'read-only' }] });
    expect(store.ledger.at(0)!.counts).toBe(5);
    channel.permit(true);
    await settle();
    expect(sync.state().mayWrite).toBe(true);
    store.edit('l0', 'counts', 8);
    await settle();
    expect(stage.store.log.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(sync.state().unsettled).toBe(0);
    channel.permit(false);
    await settle();
    expect(sync.state().mayWrite).toBe(false);
  });
});

test('a grid loaded with other rows shows the page', async () => {
  const stage = syncStage(lines(4));
  const store = lineStore([
    { id: 'l3', name: '物料3', counts: 3 },
    { id: 'l0', name: '旧', counts: 0 },
    { id: 'old', name: '没有了', counts: 1 },
  ]);
  const sync = createSheetSync<Line>({
    channel: stage.line({ id: 'u', name: '李采购' }),
    outbox: memoryOutbox('client-1'),
  });
  sync.open(store);
  await settle();
  expect(store.ledger.snapshot()).toEqual(lines(4));
});

test('two active grids converge in a hundred random runs', async () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const random = chance(seed);
    const { li, wang, stage } = await pair(lines(5));
    for (let turn = 0; turn < 25; turn += 1) {
      const { store, channel } = random() < 0.5 ? li : wang;
      const { size } = store.ledger;
      const at = Math.floor(random() * size);
      const dice = random();
      if (dice < 0.2 || size === 0) store.insert([{ id: `n${seed}-${turn}`, name: '新', counts: 0 }], at);
      else if (dice < 0.3) store.remove([store.ledger.idOf(store.ledger.at(at)!)]);
      else if (dice < 0.5) store.move(at, Math.floor(random() * size));
      else if (dice < 0.6) store.undo();
      else if (dice < 0.65) store.redo();
      else if (dice < 0.7) channel.cut();
      else if (dice < 0.8) channel.mend();
      else
        store.edit(store.ledger.idOf(store.ledger.at(at)!), 'counts', turn, 'user', random() < 0.5 ? 's' : undefined);
      if (random() < 0.4) await vi.advanceTimersByTimeAsync(100);
    }
    for (const { channel, sync } of [li, wang]) {
      channel.mend();
      sync.place(undefined);
    }
    await vi.advanceTimersByTimeAsync(15_000);
    const page = stage.store.page.document.snapshot().rows.map(({ id, values }) => ({ id, ...values }));
    expect(rowsOf(li), `seed ${seed}`).toEqual(page);
    expect(rowsOf(wang), `seed ${seed}`).toEqual(page);
    li.close();
    wang.close();
  }
}, 60_000);
