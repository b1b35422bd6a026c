import type { Database, StatementObserver, TimeLimits } from './Database';
import { databaseOfPool, serverPool } from './openServer';

/** Milliseconds to connect to a replica, and to answer a probe. */
const PROBE_TIME = 1_000;
/** Milliseconds after which a connection that does not answer counts as lost; a report may take 10 seconds. */
const QUERY_TIME = 12_000;

/** Answer of a server to a probe. */
export interface ReplicaAnswer {
  /** False for a server that takes writes of its own, e.g. a promoted one. */
  isStandby: boolean;
  /** Newest beat of the asking process that it has received; null without its row. */
  beat: number | null;
}

export interface Replica {
  /** Host, port and database; no password. */
  name: string;
  /** Refuses writes. Every new beat counts as a change of all tables. */
  db: Database;
  /** @throws {Error} it does not answer within a second */
  probe(row: { node: number; owner: string }): Promise<ReplicaAnswer>;
}

/** A replica of a PostgreSQL server. It connects when it is asked first, so that it may be down. */
export function openReplica(url: string, limits: TimeLimits, observe?: StatementObserver): Replica {
  const options = '-c default_transaction_read_only=on';
  const pool = serverPool(url, limits, {
    options,
    connectionTimeoutMillis: PROBE_TIME,
    query_timeout: QUERY_TIME,
  });
  // Probes do not wait for a connection behind long statements.
  const probes = serverPool(url, limits, {
    options,
    max: 1,
    connectionTimeoutMillis: PROBE_TIME,
    query_timeout: PROBE_TIME,
  });
  const { hostname, port, pathname } = new URL(url);
  const close = async () => void (await Promise.all([pool.end(), probes.end()]));
  let beats = 0;
  let last: string | null = null;
  return {
    name: `${hostname}:${port || '5432'}${pathname}`,
    // With a new beat it may have received changes of any table.
    db: { ...databaseOfPool(pool, limits, observe, close), changes: () => beats },
    async probe({ node, owner }) {
      const { rows } = await probes.query<{ standby: boolean; beat: string | null }>(
        `select pg_is_in_recovery() as standby, (select beat from sys_node where id = $1 and owner = $2) as beat`,
        [node, owner],
      );
      const { standby, beat } = rows[0]!;
      if (beat !== last) beats += 1;
      last = beat;
      return { isStandby: standby, beat: beat === null ? null : Number(beat) };
    },
  };
}
