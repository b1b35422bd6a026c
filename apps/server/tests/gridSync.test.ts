import { randomUUID } from 'node:crypto';
import type { ClientMessage, ServerMessage, SyncStep } from '@gezi/editable-grid/core';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { memoryBus } from '../src/platform/bus/memoryBus';
import { gridPage, gridPageChange, gridPageRow } from '../src/platform/db';
import { sheetKind } from '../src/features/demo/shared-sheet/sheetKind';
import { sheetPerson } from './support/sheetPerson';
import { listening } from './support/sockets';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

/** Users who may only read the sheet; all others may write it. */
const readers = new Set<string>();
const right = sheetKind.right.bind(sheetKind);
const sheetRight = vi
  .spyOn(sheetKind, 'right')
  .mockImplementation(async (caller, recordId) => (readers.has(caller.userId) ? 'read' : right(caller, recordId)));

/** Two servers on one database: each caches pages and receives the other's changes by the bus. */
const bus = memoryBus();
let server: TestServer;
let second: TestServer;
let address: string;
let secondAddress: string;
let manager: TestCaller;
let purchaser: TestCaller;
let declarer: TestCaller;
const open = new Set<WebSocket>();

beforeAll(async () => {
  server = await startTestServer({ bus });
  second = await startTestServer({ bus, db: server.db });
  secondAddress = await listening(second);
  address = await listening(server);
  [manager, purchaser, declarer] = await Promise.all([
    server.as('manager'),
    server.as('purchaser'),
    server.as('declarer'),
  ]);
});
afterAll(async () => {
  await second.close();
  await server.close();
  sheetRight.mockRestore();
});
afterEach(() => {
  for (const socket of open) socket.terminate();
  open.clear();
});

type Received = ServerMessage | { type: 'update_vxe_table'; data: unknown } | { type: 'heart_beat'; data: unknown };

interface Line {
  socket: WebSocket;
  closed: Promise<number>;
  received: Received[];
  say(message: ClientMessage | object | string): void;
  /** The first unread message of a type. */
  next<Type extends Received['type']>(type: Type): Promise<Extract<Received, { type: Type }>>;
}

async function connect(who: TestCaller, pageId = 'sheet:demo', base = '/api'): Promise<Line> {
  const socket = new WebSocket(`${address}${base}/vxeSocket/${who.userId}/${pageId}`, [who.token]);
  open.add(socket);
  const received: Received[] = [];
  const asked = new Set<Received>();
  socket.on('message', (data) => received.push(JSON.parse((data as Buffer).toString()) as Received));
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    socket,
    closed,
    received,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async next(type) {
      return vi.waitFor(() => {
        const found = received.find((message) => message.type === type && !asked.has(message));
        expect(found, `${type} among ${received.map((message) => message.type).join()}`).toBeDefined();
        asked.add(found!);
        return found as Extract<Received, { type: typeof type }>;
      }, PATIENCE);
    },
  };
}

/** Milliseconds an answer may take on a busy machine. */
const PATIENCE = 15_000;

const clientId = () => `test-${randomUUID()}`;
const hello = (id: string, since: { epoch: string; version: number } | null = null, more = {}) => ({
  type: 'sync_hello',
  data: { protocol: 1, clientId: id, since, socketKey: 'sheet', ...more },
});
const change = (id: string, seq: number, ...steps: SyncStep[]) => ({
  type: 'sync_change',
  data: { clientId: id, changes: [{ seq, steps }] },
});
const edit = (value: unknown, base = 0, rowId = 'sheet-1', column = 'counts'): SyncStep => ({
  kind: 'edit',
  rowId,
  column,
  value,
  base,
});

async function joined(who: TestCaller, id = clientId()) {
  const line = await connect(who);
  line.say(hello(id));
  const welcome = await line.next('sync_welcome');
  return { line, id, welcome: welcome.data };
}

describe('the ordered protocol', () => {
  test.each(['/api', ''])('answers below %j with the page, only to clients that request it', async (base) => {
    const plain = await connect(purchaser, 'sheet:demo', base);
    const line = await connect(manager, 'sheet:demo', base);
    line.say(hello(clientId()));
    const { data } = await line.next('sync_welcome');
    expect(data).toMatchObject({ protocol: 2, acked: 0, mayWrite: true, user: { id: manager.userId } });
    expect(data.rows?.[0]).toMatchObject({ id: 'sheet-1', values: { name: '球阀 DN50' } });
    plain.say({ type: 'heart_beat', data: '' });
    await plain.next('heart_beat');
    expect(plain.received.filter(({ type }) => type.startsWith('sync_'))).toEqual([]);
  });

  test('orders, stores and acknowledges a repeated edit once', async () => {
    const [mine, theirs] = [await joined(manager), await joined(purchaser)];
    const { version } = mine.welcome;
    mine.line.say(change(mine.id, 1, edit(25)));
    expect((await mine.line.next('sync_ack')).data).toEqual({ seq: 1, version: version + 1 });
    const entry = { version: version + 1, clientId: mine.id, seq: 1, user: { id: manager.userId } };
    expect((await theirs.line.next('sync_entries')).data.entries).toMatchObject([entry]);
    mine.line.say(change(mine.id, 1, edit(25)));
    expect((await mine.line.next('sync_ack')).data).toEqual({ seq: 1, version: version + 1 });
    const rows = await server.db.orm
      .select()
      .from(gridPageChange)
      .where(and(eq(gridPageChange.pageId, 'sheet:demo'), eq(gridPageChange.clientId, mine.id)));
    expect(rows).toHaveLength(1);
  });

  test('refuses changes with a gap', async () => {
    const { line, id } = await joined(manager);
    line.say(change(id, 1, edit(1)));
    await line.next('sync_ack');
    line.say(change(id, 3, edit(3)));
    expect((await line.next('sync_resend')).data).toEqual({ from: 2 });
  });

  test('a reconnecting client receives only missed changes', async () => {
    const { line, id, welcome } = await joined(manager);
    line.socket.terminate();
    const other = await joined(purchaser);
    other.line.say(change(other.id, 1, edit('还价', 0, 'sheet-2', 'remark')));
    await other.line.next('sync_ack');
    const again = await connect(manager);
    again.say(hello(id, { epoch: welcome.epoch, version: welcome.version }));
    const { data } = await again.next('sync_welcome');
    expect(data.rows).toBeUndefined();
    expect(data.entries).toMatchObject([{ version: welcome.version + 1, clientId: other.id }]);
  });

  test('reports steps that the page’s rule refuses and changes nothing', async () => {
    const { line, id, welcome } = await joined(manager);
    line.say(change(id, 1, edit('x', 0, 'sheet-1', 'hacked')));
    const { data } = await line.next('sync_ack');
    expect(data).toEqual({ seq: 1, version: welcome.version, refused: [{ seq: 1, reason: 'unknown-column' }] });
  });

  test('repeats a refusal until the client sends its next change', async () => {
    const { line, id, welcome } = await joined(manager);
    const refused = [{ seq: 1, reason: 'unknown-column' }];
    line.say(change(id, 1, edit('x', 0, 'sheet-1', 'hacked')));
    await line.next('sync_ack');
    line.say(change(id, 1, edit('x', 0, 'sheet-1', 'hacked')));
    expect((await line.next('sync_ack')).data).toEqual({ seq: 1, version: welcome.version, refused });
    const again = await joined(manager, id);
    expect(again.welcome).toMatchObject({ clientId: id, acked: 1, refused });
    again.line.say(change(id, 2, edit(21)));
    expect((await again.line.next('sync_ack')).data).toEqual({ seq: 2, version: welcome.version + 1 });
    expect((await joined(manager, id)).welcome.refused).toBeUndefined();
  });

  test('notifies clients of a lost or regained right to write', async () => {
    const { line, id, welcome } = await joined(manager);
    readers.add(manager.userId);
    try {
      bus.publish({ kind: 'rights-changed', userIds: [manager.userId] });
      expect((await line.next('sync_welcome')).data).toMatchObject({ mayWrite: false, version: welcome.version });
      line.say(change(id, 1, edit(13)));
      expect((await line.next('sync_welcome')).data).toMatchObject({ mayWrite: false, acked: 0 });
    } finally {
      readers.clear();
    }
    bus.publish({ kind: 'rights-changed', userIds: [manager.userId] });
    expect((await line.next('sync_welcome')).data).toMatchObject({ mayWrite: true, version: welcome.version });
    line.say(change(id, 1, edit(14)));
    expect((await line.next('sync_ack')).data).toEqual({ seq: 1, version: welcome.version + 1 });
  });

  test('publishes presence', async () => {
    const [mine, theirs] = [await joined(manager), await joined(purchaser)];
    mine.line.say({ type: 'sync_presence', data: { place: { rowId: 'sheet-3', column: 'price', typing: true } } });
    await vi.waitFor(
      () =>
        expect(theirs.line.received).toContainEqual(
          expect.objectContaining({
            type: 'sync_person',
            data: expect.objectContaining({
              user: expect.objectContaining({ id: manager.userId }),
              place: { rowId: 'sheet-3', column: 'price', typing: true },
            }),
          }),
        ),
      PATIENCE,
    );
    mine.line.socket.close();
    await vi.waitFor(
      () =>
        expect(theirs.line.received).toContainEqual(
          expect.objectContaining({ type: 'sync_person', data: expect.objectContaining({ gone: true }) }),
        ),
      PATIENCE,
    );
  });

  test('a heartbeat returns the version of the page', async () => {
    const { line, welcome } = await joined(manager);
    line.say({ type: 'heart_beat', data: '' });
    expect((await line.next('heart_beat')).data).toBe(true);
    expect((await line.next('sync_entries')).data).toEqual({ entries: [], head: welcome.version });
  });
});

describe('clients of the specified protocol', () => {
  test('receive ordered edits in their protocol', async () => {
    const plain = await connect(purchaser);
    plain.say({ type: 'heart_beat', data: '' });
    await plain.next('heart_beat');
    const { line, id } = await joined(manager);
    line.say(change(id, 1, edit(31), edit(490, 0, 'sheet-1', 'price')));
    const { data } = await plain.next('update_vxe_table');
    expect(data).toEqual({ socketKey: 'sheet', args: [{ id: 'sheet-1', counts: 31, price: 490 }, `${id}:1`] });
  });

  test('receive inserted rows with all values, and nothing of removed or moved rows', async () => {
    const plain = await connect(purchaser);
    plain.say({ type: 'heart_beat', data: '' });
    await plain.next('heart_beat');
    const { line, id, welcome } = await joined(manager);
    const { order, values } = welcome.rows!.find((row) => row.id === 'sheet-7')!;
    line.say(change(id, 1, { kind: 'move', rowId: 'sheet-7', order: `${order}V` }));
    line.say(change(id, 2, { kind: 'remove', rowId: 'sheet-7', base: welcome.version + 1 }));
    line.say(change(id, 3, { kind: 'insert', rowId: 'sheet-7', order, values }));
    const { data } = await plain.next('update_vxe_table');
    expect(data).toEqual({ socketKey: 'sheet', args: [{ ...values, id: 'sheet-7' }, `${id}:3`] });
  });

  test('send edits that become ordered', async () => {
    const { line, welcome } = await joined(manager);
    const [plain, third] = [await connect(purchaser), await connect(declarer)];
    third.say({ type: 'heart_beat', data: '' });
    await third.next('heart_beat');
    const update = {
      type: 'update_vxe_table',
      data: { socketKey: 'sheet', args: [{ id: 'sheet-4', counts: 19, name: '螺纹钢' }, 'case-1'] },
    };
    plain.say(update);
    const { data } = await line.next('sync_entries');
    expect(data.head).toBe(welcome.version + 1);
    // Only the changed value.
    expect(data.entries[0]!.steps).toMatchObject([{ kind: 'edit', rowId: 'sheet-4', column: 'counts', value: 19 }]);
    expect(await third.next('update_vxe_table')).toEqual(update);
    expect(await plain.next('update_vxe_table')).toEqual(update);
    expect(line.received.some(({ type }) => type === 'update_vxe_table')).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(third.received.filter(({ type }) => type === 'update_vxe_table')).toHaveLength(1);
  });
});

describe('a refused edit of the specified protocol', () => {
  const update = (row: Record<string, unknown>) => ({
    type: 'update_vxe_table',
    data: { socketKey: 'sheet', args: [row, 'case-2'] },
  });

  test.each<[string, Record<string, unknown>]>([
    ['a column that its rule refuses', { id: 'sheet-5', name: '改名', hacked: 'x' }],
    ['an unknown row', { id: 'sheet-none', name: '改名' }],
  ])('is not forwarded: %s', async (_name, row) => {
    const [plain, third] = [await connect(purchaser), await connect(declarer)];
    third.say({ type: 'heart_beat', data: '' });
    await third.next('heart_beat');
    plain.say(update(row));
    // The next accepted edit is the first that others receive.
    const next = update({ id: 'sheet-5', remark: `备注${randomUUID()}` });
    plain.say(next);
    expect(await third.next('update_vxe_table')).toEqual(next);
  });

  test('is reverted for its author', async () => {
    const plain = await connect(purchaser);
    plain.say(update({ id: 'sheet-6', counts: 666, hacked: 'x' }));
    const { data } = await plain.next('update_vxe_table');
    const { welcome } = await joined(manager);
    const { counts } = welcome.rows!.find(({ id }) => id === 'sheet-6')!.values;
    expect(counts).not.toBe(666);
    expect(data).toEqual({ socketKey: 'sheet', args: [{ id: 'sheet-6', counts, hacked: null }] });
  });
});

describe('invalid messages change nothing', () => {
  const version = async () => {
    const [page] = await server.db.orm.select().from(gridPage).where(eq(gridPage.pageId, 'sheet:demo'));
    return page!.version;
  };

  test.each<[string, (id: string) => object | string, number]>([
    ['no JSON', () => '{"type":"sync_change",', 1007],
    ['too deep', () => `{"type":"sync_change","data":${'['.repeat(5000)}${']'.repeat(5000)}}`, 1007],
    ['an invalid message', () => ({ type: 'sync_change', data: {} }), 1008],
    ['an unknown type', () => ({ type: 'sync_everything', data: {} }), 1008],
    ['no steps', (id) => change(id, 1), 1008],
    [
      'a comment of another row',
      (id) =>
        change(id, 1, {
          kind: 'comment',
          rowId: 'sheet-2',
          change: { kind: 'resolve', rowId: 'sheet-1', column: 'counts' },
        }),
      1008,
    ],
    ['a wrong key', (id) => change(id, 1, { kind: 'move', rowId: 'sheet-1', order: '!!' }), 1008],
    [
      'numbers with a gap',
      (id) => ({
        type: 'sync_change',
        data: { clientId: id, changes: [1, 3].map((seq) => ({ seq, steps: [edit(1)] })) },
      }),
      1008,
    ],
    [
      'another page',
      (id) => ({ ...change(id, 1, edit(666)), data: { ...change(id, 1, edit(666)).data, page: 'sheet:x' } }),
      4403,
    ],
    ['another client', () => change(clientId(), 1, edit(666)), 4403],
    ['too large', (id) => change(id, 1, edit('x'.repeat(256 * 1024))), 1009],
  ])('%s closes the socket', async (_name, message, code) => {
    const { line, id } = await joined(manager);
    const before = await version();
    line.say(message(id));
    expect(await line.closed).toBe(code);
    expect(await version()).toBe(before);
  });

  test('closes with 4403 for a client id of another user', async () => {
    const mine = await joined(manager);
    mine.line.say(change(mine.id, 1, edit(7)));
    await mine.line.next('sync_ack');
    const before = await version();
    const thief = await joined(purchaser, mine.id);
    thief.line.say(change(mine.id, 2, edit(8)));
    expect(await thief.line.closed).toBe(4403);
    expect(await version()).toBe(before);
  });

  test('closes with 4403 for invalid pages and foreign users', async () => {
    expect(await (await connect(manager, 'sheet:other')).closed).toBe(4403);
    expect(await (await connect(manager, 'sheet')).closed).toBe(4403);
    expect(await (await connect({ ...manager, userId: purchaser.userId })).closed).toBe(4403);
  });

  test('ignores unknown messages of clients of the specified protocol', async () => {
    const line = await connect(manager);
    for (const text of ['no json', '{"type":"sync_change","data":{}}', '[]']) line.say(text);
    line.say({ type: 'heart_beat', data: '' });
    expect((await line.next('heart_beat')).data).toBe(true);
  });

  test('does not support the ordered protocol on pages that are not stored', async () => {
    const line = await connect(manager, 'page-1');
    line.say(hello(clientId()));
    line.say({ type: 'heart_beat', data: '' });
    await line.next('heart_beat');
    expect(line.received).toHaveLength(1);
  });

  test('separates pages of different tenants', async () => {
    const neighbour = await server.as('jb_manager');
    const theirs = await joined(neighbour);
    const mine = await joined(manager);
    mine.line.say(change(mine.id, 1, edit(77)));
    await mine.line.next('sync_ack');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(theirs.line.received.filter(({ type }) => type === 'sync_entries')).toEqual([]);
  });
});

test(
  'three users on two servers converge over unreliable sockets, with every change applied once',
  { timeout: 60_000 },
  async () => {
    const people = [
      sheetPerson(manager, () => address),
      sheetPerson(purchaser, () => secondAddress),
      // Reconnects to either server.
      sheetPerson(declarer, () => (Math.random() < 0.5 ? address : secondAddress)),
    ];
    for (const one of people) one.connect();
    await vi.waitFor(() => expect(people.every(({ session }) => session.connection === 'live')).toBe(true), PATIENCE);
    const before = people[0]!.session.page.version;
    for (let round = 0; round < 120; round += 1) {
      for (const one of people) one.act();
      const unlucky = people[Math.floor(Math.random() * 12)];
      if (unlucky) {
        unlucky.cut();
        setTimeout(() => unlucky.connect(), 30);
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await vi.waitFor(() => {
      // As pages do: on a busy machine, delayed edits can arrive at once, more than a socket may send in a second.
      for (const one of people) if (!one.isConnected()) one.connect();
      for (const { session } of people) expect([session.connection, session.unsettled]).toEqual(['live', 0]);
      expect(new Set(people.map(({ session }) => session.page.version)).size).toBe(1);
    }, 30_000);
    const [first, ...others] = people;
    for (const other of others) expect(other.rows).toEqual(first!.rows);
    // More changes than trigger an update of the stored rows.
    expect(first!.session.page.version - before).toBe(360);
    const stored = await server.db.orm.select().from(gridPageRow).where(eq(gridPageRow.pageId, 'sheet:demo'));
    expect(stored.length).toBeGreaterThan(0);
    for (const one of people) one.stop();

    // Another server on the same database reads the same page.
    const again = await startTestServer({ db: server.db });
    const url = await listening(again);
    const caller = await again.as('manager');
    const socket = new WebSocket(`${url}/api/vxeSocket/${caller.userId}/sheet:demo`, [caller.token]);
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify(hello(clientId())));
    const welcome = await new Promise<Extract<ServerMessage, { type: 'sync_welcome' }>>((resolve) =>
      socket.once('message', (data) => resolve(JSON.parse((data as Buffer).toString()))),
    );
    expect(welcome.data.rows?.map(({ id, values }) => ({ id, values }))).toEqual(first!.rows);
    socket.terminate();
    await again.close();
  },
);
