import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GridStore } from '../../core/store/GridStore';
import { legacyServer } from '../../testing/legacyServer';
import { lines, lineStore, type Line } from '../../testing/lineStore';
import { syncStage } from '../../testing/syncStage';
import { createSheetSync } from './createSheetSync';
import { memoryOutbox } from './OutboxStore';
import type { SyncChannel } from './SyncChannel';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function end<Channel extends SyncChannel>(channel: Channel, clientId: string) {
  const sync = createSheetSync<Line>({ channel, outbox: memoryOutbox(clientId) });
  const store = lineStore(lines(3));
  return { channel, sync, store, close: sync.open(store) };
}
async function pair() {
  const server = legacyServer();
  const [li, wang] = [end(server.line(), 'li'), end(server.line(), 'wang')];
  await pass(8_400);
  return { server, li, wang };
}
const rowsOf = ({ store }: { store: GridStore<Line> }) => store.ledger.snapshot();

describe('a server that only supports the specified messages', () => {
  test('is probed first, and detected by a timeout', async () => {
    const { li } = await pair();
    expect(li.sync.state()).toMatchObject({ connection: 'live', protocol: 'specified', ready: true, unsettled: 0 });
    expect(rowsOf(li)).toEqual(lines(3));
    const { sync } = end(legacyServer().line(), 'zhao');
    await pass(7_000);
    expect(sync.state()).toMatchObject({ connection: 'joining', protocol: 'ordered' });
  });

  test('exchanges edits by grid key and row id; the last one wins', async () => {
    const { li, wang } = await pair();
    li.store.apply([
      { kind: 'edit', rowId: 'l1', column: 'counts', value: 9 },
      { kind: 'edit', rowId: 'l1', column: 'name', value: '球阀' },
    ]);
    await pass(10);
    expect(wang.channel.received).toEqual([
      { type: 'update_vxe_table', data: { socketKey: 'grid', args: [{ id: 'l1', counts: 9, name: '球阀' }, 'li:1'] } },
    ]);
    expect(rowsOf(wang)).toEqual(rowsOf(li));
    wang.store.edit('l1', 'counts', null);
    await pass(10);
    expect(rowsOf(li)[1]!.counts).toBeNull();
    expect(li.store.failureCount).toBe(1);
    // Received changes are not own changes.
    expect(li.store.ledger.edited()).toMatchObject([{ id: 'l1', name: '球阀' }]);
  });

  test('typing is sent as one change after a pause or on leaving the cell, and received changes do not overwrite it', async () => {
    const { li, wang } = await pair();
    for (const text of ['球', '球阀']) li.store.edit('l0', 'name', text, 'user', 's1');
    wang.store.edit('l0', 'name', '闸阀');
    await pass(10);
    expect(rowsOf(li)[0]!.name).toBe('球阀');
    li.sync.place(undefined);
    await pass(10);
    expect(rowsOf(wang)[0]!.name).toBe('球阀');
    expect(wang.channel.received).toHaveLength(2);
    li.store.edit('l0', 'name', '截止阀', 'user', 's2');
    await pass(700);
    expect(rowsOf(wang)[0]!.name).toBe('截止阀');
  });

  test('edits made before detection and offline are sent later', async () => {
    const server = legacyServer();
    const wang = end(server.line(), 'wang');
    await pass(8_400);
    const li = end(server.line(), 'li');
    await pass(1_000);
    li.store.edit('l2', 'counts', 7);
    await pass(7_400);
    expect(rowsOf(wang)[2]!.counts).toBe(7);
    li.channel.cut();
    li.store.edit('l0', 'counts', 5);
    expect(li.sync.state()).toMatchObject({ connection: 'offline', unsettled: 1 });
    li.channel.mend();
    await pass(10);
    expect(rowsOf(wang)[0]!.counts).toBe(5);
    expect(li.sync.state()).toMatchObject({ connection: 'live', protocol: 'specified', unsettled: 0 });
  });

  test('added, removed and moved rows stay local, without messages', async () => {
    const { li, wang } = await pair();
    li.store.insert([{ id: 'n1', name: '新', counts: 1 }], 0);
    li.store.edit('n1', 'counts', 2);
    li.store.remove(['l0']);
    li.store.move(0, 2);
    await pass(1_000);
    expect(rowsOf(wang)).toEqual(lines(3));
    expect(wang.channel.received).toEqual([]);
    // An edit of a locally removed row is dropped.
    wang.store.edit('l0', 'counts', 3);
    await pass(10);
    expect(rowsOf(li).map(({ id }) => id)).toEqual(['l1', 'l2', 'n1']);
  });

  test.each<[string, unknown]>([
    ['another grid', { socketKey: 'other', args: [{ id: 'l0', counts: 99 }] }],
    ['no row', { socketKey: 'grid', args: [] }],
    ['no id', { socketKey: 'grid', args: [{ counts: 99 }, 'x'] }],
    ['no arguments', { socketKey: 'grid', args: { id: 'l0' } }],
    ['nothing', null],
  ])('messages about %s change nothing', async (_name, data) => {
    const { li, wang } = await pair();
    wang.channel.send({ type: 'update_vxe_table', data });
    wang.channel.send({ type: 'common_send_date', data: { key: 'k', args: [1] } });
    wang.channel.send({ type: 'update_vxe_table', data: { socketKey: 'grid', args: [{ id: 'l0', hacked: 1 }] } });
    await pass(10);
    expect(rowsOf(li)).toEqual(lines(3));
    // Calls of the application reach listeners on the channel.
    expect(li.channel.received.map(({ type }) => type)).toContain('common_send_date');
  });
});

test('a server that answers late: shows its page, and rows added meanwhile', async () => {
  const stage = syncStage(lines(3));
  const line = stage.line({ id: 'u1', name: '李采购' });
  const held: { type: string; data: unknown }[] = [];
  const say = vi.spyOn(line, 'send').mockImplementation((message) => void held.push(message));
  const li = end(line, 'li');
  await pass(8_400);
  expect(li.sync.state().protocol).toBe('specified');
  li.store.insert([{ id: 'n1', name: '新', counts: 1 }], 1);
  li.store.remove(['l2']);
  say.mockRestore();
  line.send(held.find(({ type }) => type === 'sync_hello')!);
  await pass(1_500);
  expect(li.sync.state()).toMatchObject({ connection: 'live', protocol: 'ordered', unsettled: 0 });
  expect(rowsOf(li).map(({ id }) => id)).toEqual(['l0', 'n1', 'l1']);
  expect(stage.store.page.document.ids).toEqual(['l0', 'n1', 'l1']);
});

test('a server that answered before is awaited, however slow', async () => {
  const stage = syncStage(lines(3));
  const line = stage.line({ id: 'u1', name: '李采购' });
  const li = end(line, 'li');
  await pass(1_000);
  line.cut();
  li.store.move(0, 2);
  const slow = vi.spyOn(line, 'send').mockImplementation(() => {});
  line.mend();
  await pass(20_000);
  expect(li.sync.state()).toMatchObject({ connection: 'joining', protocol: 'ordered', unsettled: 1 });
  slow.mockRestore();
  await pass(7_000);
  expect(li.sync.state()).toMatchObject({ connection: 'live', unsettled: 0 });
  expect(stage.store.page.document.ids).toEqual(['l1', 'l2', 'l0']);
});
