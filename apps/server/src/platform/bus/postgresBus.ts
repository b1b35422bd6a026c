import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Bus, BusMessage } from './Bus';
import { memoryBus } from './memoryBus';
import { joinPieces, toPieces } from './pieces';

const CHANNEL = 'gezi_bus';
/** Milliseconds during which messages are collected into one batch. */
const BATCH_DELAY = 5;
/** Milliseconds until the next reconnect, doubled up to the limit and randomly cut by up to half. */
const RETRY = { first: 200, limit: 5_000 };
/** Timeout of connecting and of a statement, milliseconds. */
const TIMEOUT = 5_000;
/** Maximum size of unsent messages, bytes. */
const MAX_BACKLOG = 4 * 1024 * 1024;

/** The part of `pg.Client` that the bus uses. */
export interface BusClient {
  connect(): Promise<unknown>;
  query(text: string, values?: unknown[]): Promise<unknown>;
  end(): Promise<unknown>;
  on(event: 'notification', listener: (message: { payload?: string }) => void): unknown;
  on(event: 'error' | 'end', listener: () => void): unknown;
}

/** Does not keep the process alive. */
const sleep = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref());

const pgClient = (databaseUrl: string): BusClient =>
  new pg.Client({
    connectionString: databaseUrl,
    application_name: 'gezi-bus',
    keepAlive: true,
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: TIMEOUT,
  });

/**
 * The bus of servers that share a PostgreSQL: NOTIFY on its own connection, never within a transaction. Messages from
 * another server reach the listeners and are not forwarded.
 *
 * Unsent messages are queued up to 4 MiB; messages beyond that are lost to the other servers. So are messages in
 * flight when a statement takes over 5 s.
 *
 * @param newClient default: a `pg.Client`
 * @throws {Error} if the first connection fails; later ones are retried in the background
 */
export async function postgresBus(databaseUrl: string, newClient = pgClient): Promise<Bus> {
  const node = randomUUID();
  const local = memoryBus();
  const join = joinPieces(node);
  let client: BusClient | undefined;
  let isReconnecting = false;
  let isClosed = false;
  /** Unsent messages as JSON. */
  let waiting: string[] = [];
  /** Size of the messages that wait or are being sent, bytes. */
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
      if (isClosed || backlog + size > MAX_BACKLOG) return;
      backlog += size;
      waiting.push(text);
      timer ??= setTimeout(flush, BATCH_DELAY);
    },
    subscribe: (listener) => local.subscribe(listener),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      flush();
      await sending;
      // `end` never resolves if the database is gone.
      await Promise.race([client?.end().catch(() => undefined), sleep(TIMEOUT)]);
      await local.close();
    },
  };

  /** Creates a client that becomes the current one, or ends it if it cannot listen. */
  async function connect(): Promise<void> {
    const next = newClient(databaseUrl);
    // An unhandled `error` event would end the process; `end` follows it.
    next.on('error', () => undefined);
    next.on('notification', ({ payload = '' }) => receive(payload));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      if (isClosed) throw new Error('the bus is closed');
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    // Registered last: the caller repeats an attempt that failed.
    next.on('end', () => dropClient(next));
  }

  function dropClient(lost: BusClient): void {
    if (client !== lost) return;
    client = undefined;
    lost.end().catch(() => undefined);
    void reconnect();
  }

  /** Retries until connected; only one loop runs at a time. */
  async function reconnect(): Promise<void> {
    if (isReconnecting) return;
    isReconnecting = true;
    for (let delay = RETRY.first; !isClosed && !client; delay = Math.min(delay * 2, RETRY.limit)) {
      await sleep(delay * (0.5 + Math.random() / 2));
      if (!isClosed) await connect().catch(() => undefined);
    }
    isReconnecting = false;
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

  /** Messages in flight are lost with the connection; listeners re-read what they need. */
  async function send(pieces: readonly string[]): Promise<void> {
    const current = client;
    if (!current) return;
    try {
      for (const piece of pieces) await current.query('select pg_notify($1, $2)', [CHANNEL, piece]);
    } catch {
      dropClient(current);
    }
  }

  function receive(payload: string) {
    const text = join(payload);
    if (text === undefined) return;
    for (const message of JSON.parse(text) as BusMessage[]) local.publish(message);
  }
}
