import type pg from 'pg';
import { isOfConnection } from './DatabaseUnavailableError';

/** Maximum number of reads that share a connection. */
const MAX_SHARING = 16;
/** Milliseconds that a short statement takes at most, on average. */
const SHORT = 5;
/** Milliseconds that the reads on a connection may take together, by their averages. */
const MAX_WORK = 20;
/** Milliseconds after which no other read joins one that is running. */
const JOIN_WINDOW = 10;
/** Milliseconds. A first run that takes less may have waited for this process instead of the database. */
const CLEARLY_LONG = 50;
/** Share of the latest run in the average. */
const WEIGHT = 0.2;

interface Shared {
  client: Promise<pg.PoolClient>;
  /** Reads that are not answered yet. */
  open: number;
  /** Milliseconds that these take, by their averages. */
  work: number;
  /** When the oldest of them began to run; undefined until there is a connection. */
  runsSince?: number;
  /** Why the connection cannot be used again. */
  failure?: Error;
}

/**
 * Lets concurrent short reads share a connection. They follow each other on it without waiting for answers, which takes
 * fewer packets, and wakes fewer processes of PostgreSQL, than a connection each. Every read is a transaction of its own,
 * so the failure of one does not touch the others.
 */
export class SharedReads {
  private latest: Shared | undefined;
  /** Milliseconds of a run, on average, by the name of the statement. */
  private readonly averages = new Map<string, number>();

  constructor(private readonly pool: pg.Pool) {}

  /** @param name of the prepared statement */
  async query<T>(name: string, statement: (target: Pick<pg.PoolClient, 'query'>) => Promise<T>): Promise<T> {
    const expected = this.averages.get(name);
    const shared = this.join(expected);
    const work = expected ?? 0;
    shared.open += 1;
    shared.work += work;
    const client = await shared.client.catch((error: unknown) => {
      if (this.latest === shared) this.latest = undefined;
      throw error;
    });
    const sentAt = performance.now();
    shared.runsSince ??= sentAt;
    try {
      return await statement(client);
    } catch (error) {
      if (isOfConnection(error)) shared.failure = error as Error;
      throw error;
    } finally {
      const now = performance.now();
      this.recordDuration(name, now - Math.max(sentAt, shared.runsSince));
      shared.runsSince = now;
      shared.open -= 1;
      shared.work -= work;
      if (shared.open === 0) {
        if (this.latest === shared) this.latest = undefined;
        client.off('error', ignore);
        client.release(shared.failure);
      }
    }
  }

  /** @param expected milliseconds; undefined if the statement did not run yet */
  private join(expected: number | undefined): Shared {
    const { latest } = this;
    const isShort = expected !== undefined && expected <= SHORT;
    if (isShort && latest && takes(latest, expected)) return latest;
    const client = this.pool.connect().then((opened) => {
      // A lost connection also rejects its statements; an unhandled `error` event would end the process.
      opened.on('error', ignore);
      return opened;
    });
    const shared: Shared = { client, open: 0, work: 0 };
    if (isShort) this.latest = shared;
    return shared;
  }

  private recordDuration(name: string, duration: number): void {
    const known = this.averages.get(name);
    const first = duration < CLEARLY_LONG ? Math.min(duration, SHORT) : duration;
    this.averages.set(name, known === undefined ? first : known + WEIGHT * (duration - known));
  }
}

const takes = ({ open, work, runsSince, failure }: Shared, expected: number): boolean =>
  open < MAX_SHARING &&
  work + expected <= MAX_WORK &&
  failure === undefined &&
  (runsSince === undefined || performance.now() - runsSince < JOIN_WINDOW);

const ignore = () => undefined;
