import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Bus, BusMessage } from './Bus';
import { memoryBus } from './memoryBus';
import { joinPieces, toPieces } from './pieces';

const CHANNEL = 'gezi_bus';
/** Milliseconds messages are gathered before they are sent as one. */
const BATCH = 5;
/** Milliseconds until the next attempt after the connection was lost, growing to the limit. */
const RETRY = { first: 200, limit: 5_000 };

/**
 * The bus of servers that share a PostgreSQL: NOTIFY on a connection of its own, never within a transaction. Each
 * message takes one hop: what came from another server is handed to the listeners and not sent on.
 *
 * @throws {Error} when the database cannot be reached at first; later losses are mended in the background
 */
export async function postgresBus(databaseUrl: string): Promise<Bus> {
  const node = randomUUID();
  const local = memoryBus();
  const join = joinPieces(node);
  let client: pg.Client | undefined;
  let closed = false;
  let waiting: BusMessage[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  let sequence = 0;

  await connect();

  return {
    publish(message) {
      local.publish(message);
      waiting.push(message);
      timer ??= setTimeout(flush, BATCH);
    },
    subscribe: (listener) => local.subscribe(listener),
    async close() {
      closed = true;
      clearTimeout(timer);
      flush();
      await sending;
      await client?.end().catch(() => undefined);
      await local.close();
    },
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'gezi-bus', keepAlive: true });
    next.on('notification', ({ payload = '' }) => receive(payload));
    // Unheard, the event would end the process; the end of the connection follows it.
    next.on('error', () => undefined);
    next.on('end', () => {
      if (client === next) client = undefined;
      if (!closed) void reconnect(RETRY.first);
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  }

  async function reconnect(delay: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, delay).unref());
    if (closed || client) return;
    await connect().catch(() => reconnect(Math.min(delay * 2, RETRY.limit)));
  }

  function flush() {
    timer = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    sequence += 1;
    const pieces = toPieces(node, sequence, JSON.stringify(batch));
    sending = sending.then(async () => {
      for (const piece of pieces) await client?.query('select pg_notify($1, $2)', [CHANNEL, piece]);
    });
    // A connection that is lost loses what was on its way; listeners re-read when it matters.
    sending = sending.catch(() => undefined);
  }

  function receive(payload: string) {
    const text = join(payload);
    if (text === undefined) return;
    for (const message of JSON.parse(text) as BusMessage[]) local.publish(message);
  }
}
