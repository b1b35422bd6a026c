import { performance } from 'node:perf_hooks';
import type pg from 'pg';

/** Maximum number of reads that share a connection. */
const MAX_SHARING = 16;
/** Milliseconds: statements that take longer, on average, get a connection of their own. */
const SHORT = 5;
/** Milliseconds after which no other read joins one that is running. */
const PATIENCE = 10;
/** Share of the latest run in the average. */
const WEIGHT = 0.2;

interface Shared {
  client: Promise<pg.PoolClient>;
  /** Reads that are not answered yet. */
  open: number;
  /** When the oldest of them began to run. */
  runsSince: number;
}

/**
 * Lets short reads of different callers that come at the same time share a connection. They follow each other on it
 * without waiting for answers, which takes fewer packets, and wakes fewer processes of PostgreSQL, than a connection each.
 * Every read is a transaction of its own, so the failure of one does not touch the others.
 */
export class SharedReads {
  private latest: Shared | undefined;
  /** Milliseconds of a run, on average, by the name of the statement. */
  private readonly averages = new Map<string, number>();

  constructor(private readonly pool: pg.Pool) {}

  /** @param name of the prepared statement */
  async query<T>(name: string, statement: (target: Pick<pg.PoolClient, 'query'>) => Promise<T>): Promise<T> {
    const shared = this.join(name);
    const sentAt = shared.runsSince;
    shared.open += 1;
    const client = await shared.client.catch((error: unknown) => {
      if (this.latest === shared) this.latest = undefined;
      throw error;
    });
    try {
      return await statement(client);
    } finally {
      const now = performance.now();
      this.note(name, now - Math.max(sentAt, shared.runsSince));
      shared.runsSince = now;
      shared.open -= 1;
      if (shared.open === 0) {
        if (this.latest === shared) this.latest = undefined;
        client.off('error', ignore);
        client.release();
      }
    }
  }

  private join(name: string): Shared {
    const now = performance.now();
    const { latest } = this;
    const isShort = (this.averages.get(name) ?? 0) <= SHORT;
    if (isShort && latest && latest.open < MAX_SHARING && now - latest.runsSince < PATIENCE) return latest;
    const client = this.pool.connect().then((opened) => {
      // A lost connection also rejects its statements; an unhandled `error` event would end the process.
      opened.on('error', ignore);
      return opened;
    });
    const shared = { client, open: 0, runsSince: now };
    if (isShort) this.latest = shared;
    return shared;
  }

  private note(name: string, duration: number): void {
    const average = this.averages.get(name) ?? duration;
    this.averages.set(name, average + WEIGHT * (duration - average));
  }
}

const ignore = () => undefined;
