import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BusMessage } from './Bus';
import { toPieces } from './pieces';
import { postgresBus, type BusClient } from './postgresBus';

/** A database that can be down or hang. */
class FakeDatabase {
  up = true;
  listens = true;
  hangs = false;
  clients: FakeClient[] = [];
  sent: string[] = [];
  open = () => this.clients.filter((client) => client.connected);
  readonly newClient = (): BusClient => {
    const client = new FakeClient(this);
    this.clients.push(client);
    return client;
  };
}

class FakeClient extends EventEmitter implements BusClient {
  connected = false;
  ended = false;

  constructor(private readonly database: FakeDatabase) {
    super();
  }

  async connect() {
    if (!this.database.up) {
      // Like pg: the attempt fails, and the connection emits `end` too.
      setTimeout(() => this.emit('end'), 0);
      throw new Error('ECONNREFUSED');
    }
    this.connected = true;
  }

  async query(text: string, values: unknown[] = []) {
    if (text.startsWith('listen') && !this.database.listens) throw new Error('57P03');
    if (!text.startsWith('select')) return;
    if (this.database.hangs)
      await new Promise((_resolve, reject) => setTimeout(() => reject(new Error('timeout')), 5000));
    this.database.sent.push(String(values[1]));
  }

  async end() {
    if (this.ended) return;
    this.ended = true;
    this.lose();
  }

  lose() {
    this.connected = false;
    setTimeout(() => this.emit('end'), 0);
  }
}

const grid = (text: string): BusMessage => ({ kind: 'grid', tenantId: 1, pageId: 'p', text });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('reconnects once after an outage, in one loop with growing delays', async () => {
  const database = new FakeDatabase();
  const bus = await postgresBus('postgres://x', database.newClient);
  database.up = false;
  database.clients[0]!.lose();
  await vi.advanceTimersByTimeAsync(60_000);
  // Delays of 0.2, 0.4, … 5 s, each cut by up to half.
  expect(database.clients.length).toBeGreaterThan(12);
  expect(database.clients.length).toBeLessThan(32);
  database.up = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(database.open()).toHaveLength(1);
  expect(database.clients.slice(0, -1).every(({ ended }) => ended)).toBe(true);
  const received: BusMessage[] = [];
  bus.subscribe((message) => received.push(message));
  const [payload] = toPieces('other', 1, JSON.stringify([grid('a')]));
  for (const client of database.clients) client.emit('notification', { payload });
  expect(received).toEqual([grid('a')]);
  await bus.close();
  expect(database.open()).toEqual([]);
});

test('ends a connection that cannot listen, the first one included', async () => {
  const database = new FakeDatabase();
  database.listens = false;
  await expect(postgresBus('postgres://x', database.newClient)).rejects.toThrow('57P03');
  expect(database.open()).toEqual([]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(database.clients).toHaveLength(1);
});

test('does not reconnect after it is closed', async () => {
  const database = new FakeDatabase();
  const bus = await postgresBus('postgres://x', database.newClient);
  database.up = false;
  database.clients[0]!.lose();
  await vi.advanceTimersByTimeAsync(1000);
  await bus.close();
  const attempts = database.clients.length;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(database.clients).toHaveLength(attempts);
});

test('bounds the backlog and reconnects when the database hangs', async () => {
  const database = new FakeDatabase();
  const bus = await postgresBus('postgres://x', database.newClient);
  database.hangs = true;
  bus.publish(grid('first'));
  await vi.advanceTimersByTimeAsync(10);
  database.hangs = false;
  for (let index = 0; index < 100; index += 1) bus.publish(grid('x'.repeat(100_000)));
  await vi.advanceTimersByTimeAsync(1000);
  expect(database.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  // The messages are lost with the connection; the next one starts empty.
  expect(database.open()).toHaveLength(1);
  expect(database.clients).toHaveLength(2);
  bus.publish(grid('later'));
  await vi.advanceTimersByTimeAsync(10);
  expect(database.sent).toHaveLength(1);
  await bus.close();
});

test('drops messages beyond 4 MiB', async () => {
  const database = new FakeDatabase();
  const bus = await postgresBus('postgres://x', database.newClient);
  for (let index = 0; index < 100; index += 1) bus.publish(grid('x'.repeat(100_000)));
  await vi.advanceTimersByTimeAsync(10);
  const bytes = database.sent.reduce((sum, payload) => sum + payload.length, 0);
  // Base64 adds a third.
  expect(bytes).toBeGreaterThan(4_000_000);
  expect(bytes).toBeLessThan(6_000_000);
  await bus.close();
});
