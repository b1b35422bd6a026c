import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import type { Database } from './Database';

/** Milliseconds between two looks at the clock of the database. */
const INTERVAL = 30_000;

export interface SharedClock {
  /** Epoch milliseconds. */
  now: () => number;
  stop(): void;
}

/**
 * The clock of the database, which all its servers share: what one of them writes as a time, e.g. the end of a session or of
 * a lease, another one compares with its own clock. Between two looks it advances with the monotonic clock, so that the
 * clock of this machine may be wrong or set meanwhile.
 *
 * @throws {Error} the database cannot be reached
 */
export async function sharedClock(db: Database, interval = INTERVAL): Promise<SharedClock> {
  let offset = await readOffset(db);
  const timer = setInterval(() => {
    readOffset(db).then(
      (found) => (offset = found),
      // The database is away; the next look tries again.
      () => undefined,
    );
  }, interval);
  timer.unref();
  return { now: () => Math.round(performance.now() + offset), stop: () => clearInterval(timer) };
}

/** Milliseconds from the monotonic clock of this process to the clock of the database. */
async function readOffset(db: Database): Promise<number> {
  const asked = performance.now();
  const { rows } = await db.orm.execute<{ now: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  );
  return rows[0]!.now - (asked + performance.now()) / 2;
}
