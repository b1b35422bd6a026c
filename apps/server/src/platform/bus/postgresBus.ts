import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Bus, BusMessage } from './Bus';
import { memoryBus } from './memoryBus';
import { joinPieces, toPieces } from './pieces';

const CHANNEL = 'gezi_bus';
/** Milliseconds messages are gathered before they are sent as one. */
const BATCH = 5;
/** Milliseconds until the next attempt after the connection was lost, growing to the limit; half of it is chance. */
const RETRY = { first: 200, limit: 5_000 };
/** Milliseconds a connection or a statement may take before it counts as lost. */
const PATIENCE = 5_000;
/** Bytes that may wait to be sent. */
const BACKLOG = 4 * 1024 * 1024;

/** What the bus needs of a client of the database. */
export interface BusClient {
  connect(): Promise<unknown>;
  query(text: string, values?: unknown[]): Promise<unknown>;
  end(): Promise<unknown>;
  on(event: 'notification', listener: (message: { payload?: string }) => void): unknown;
  on(event: 'error' | 'end', listener: () => void): unknown;
}

/** Keeps no process running. */
const sleep = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref());

const pgClient = (databaseUrl: string): BusClient =>
  new pg.Client({
    connectionString: databaseUrl,
    application_name: 'gezi-bus',
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });

/**
 * The bus of servers that share a PostgreSQL: NOTIFY on a connection of its own, never within a transaction. Each
 * message takes one hop: what came from another server is handed to the listeners and not sent on.
 *
 * A database that answers slowly makes messages wait, 4 MiB of them at most; what is published beyond that is lost to
 * the other servers, and so is what was on its way when the database took over 5 s.
 *
 * @param newClient default one of `pg`
 * @throws {Error} when the database cannot be reached at first; later losses are mended in the background
 */
export async function postgresBus(databaseUrl: string, newClient = pgClient): Promise<Bus> {
  const node = randomUUID();
  const local = memoryBus();
  const join = joinPieces(node);
  let client: BusClient | undefined;
  let mending = false;
  let closed = false;
  /** Messages as JSON. */
  let waiting: string[] = [];
  /** Bytes of what waits or is being sent. */
  let backlog = 0;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  let sequence = 0;

  await connect();

  return {
    publish(message) {
      local.publish(message);
      const text = JSON.stringify(message);
      const size = Buffer.byteLength(text);
      if (closed || backlog + size > BACKLOG) return;
      backlog += size;
      waiting.push(text);
      timer ??= setTimeout(flush, BATCH);
    },
    subscribe: (listener) => local.subscribe(listener),
    async close() {
      closed = true;
      clearTimeout(timer);
      flush();
      await sending;
      // A database that is gone does not answer the farewell.
      await Promise.race([client?.end().catch(() => undefined), sleep(PATIENCE)]);
      await local.close();
    },
  };

  /** Every client that was made either becomes the one in use or is ended. */
  async function connect(): Promise<void> {
    const next = newClient(databaseUrl);
    // Unheard, the event would end the process; the end of the connection follows it.
    next.on('error', () => undefined);
    next.on('notification', ({ payload = '' }) => receive(payload));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      if (closed) throw new Error('the bus is closed');
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    // Only now: an attempt that failed is repeated by whoever made it.
    next.on('end', () => giveUp(next));
  }

  function giveUp(lost: BusClient): void {
    if (client !== lost) return;
    client = undefined;
    lost.end().catch(() => undefined);
    void mend();
  }

  /** One at a time, until there is a connection. */
  async function mend(): Promise<void> {
    if (mending) return;
    mending = true;
    for (let delay = RETRY.first; !closed && !client; delay = Math.min(delay * 2, RETRY.limit)) {
      await sleep(delay * (0.5 + Math.random() / 2));
      if (!closed) await connect().catch(() => undefined);
    }
    mending = false;
  }

  function flush() {
    timer = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    sequence += 1;
    const pieces = toPieces(node, sequence, `[${batch.join()}]`);
    const size = batch.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    sending = sending.then(async () => {
      await send(pieces);
      backlog -= size;
    });
  }

  /** A connection that is lost loses what was on its way; listeners re-read when it matters. */
  async function send(pieces: readonly string[]): Promise<void> {
    const through = client;
    if (!through) return;
    try {
      for (const piece of pieces) await through.query('select pg_notify($1, $2)', [CHANNEL, piece]);
    } catch {
      giveUp(through);
    }
  }

  function receive(payload: string) {
    const text = join(payload);
    if (text === undefined) return;
    for (const message of JSON.parse(text) as BusMessage[]) local.publish(message);
  }
}
