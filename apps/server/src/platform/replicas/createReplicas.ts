import { performance } from 'node:perf_hooks';
import type { Bus } from '../bus/Bus';
import { isDatabaseUnavailable, sqlError, sqlState, storeBeat, type Database } from '../db';
import { defaultTimeLimits, type StatementObserver } from '../db/Database';
import { openReplica, type Replica } from '../db/openReplica';
import type { Caller } from '../http/Caller';
import type { Gauge } from '../telemetry/Gauge';
import { beatsOf } from './beats';
import { recentWrites } from './recentWrites';

/** Databases that follow the primary one, for reads whose rows may be some seconds old. */
export interface Replicas {
  /**
   * Runs a read on a replica that is fresh enough and has all changes of the caller, otherwise on the database. If the
   * replica fails, `work` runs again on the database. Not for rights of callers, not within a transaction.
   */
  read<T>(caller: Pick<Caller, 'userId'>, work: (db: Database) => Promise<T>): Promise<T>;
  /** Keeps replicas without the user's latest change from the user, on every server. */
  noteWrite(userId: string): void;
  /** Keeps replicas without a change of rights from the users that it concerns. @param users `''`: everybody */
  noteRights: (users: ReadonlySet<string>) => void;
  gauges: readonly Gauge[];
  /** Starts to look at the replicas, at least every second; without it none is read. */
  start(): void;
  stop(): Promise<void>;
}

export interface ReplicaOptions {
  db: Database;
  bus: Bus;
  urls: readonly string[];
  /** Seconds that a replica may be behind. */
  maxLag: number;
  observe?: StatementObserver | undefined;
  /** A replica is read again, or not any more for the given reason. */
  onChange: (replica: string, fault: string | undefined) => void;
}

/** Maximum milliseconds between two looks at the replicas. */
const MAX_INTERVAL = 1_000;

interface Watched extends Replica {
  /** Every change that was committed before this time of the process is there. */
  freshAsOf: number;
  /** Why it is not read; undefined while it is. */
  fault: string | undefined;
}

export function createReplicas({ db, bus, urls, maxLag, observe, onChange }: ReplicaOptions): Replicas {
  const lagLimit = maxLag * 1000;
  // A replica that has caught up is one or two intervals behind in the eyes of this process.
  const interval = Math.min(MAX_INTERVAL, lagLimit / 4);
  const replicas = urls.map((url): Watched => ({
    ...openReplica(url, defaultTimeLimits, observe),
    freshAsOf: -Infinity,
    fault: 'not asked yet',
  }));
  const beats = beatsOf(Math.ceil(lagLimit / interval) + 2);
  const writes = recentWrites(lagLimit);
  const reads = { replica: 0, primary: 0, repeated: 0 };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let turn = 0;
  if (replicas.length > 0) {
    bus.subscribe((message) => {
      if (message.kind === 'user-wrote') writes.add(message.userId, performance.now());
    });
  }

  return {
    read,
    noteWrite(userId) {
      // Delivered to this server at once.
      if (replicas.length > 0) bus.publish({ kind: 'user-wrote', userId });
    },
    noteRights(users) {
      if (replicas.length > 0) for (const userId of users) writes.add(userId, performance.now());
    },
    gauges: replicas.length > 0 ? gaugesOf(replicas, reads) : [],
    start() {
      if (replicas.length > 0) schedule(0);
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await running;
      await Promise.all(replicas.map((replica) => replica.db.close()));
    },
  };

  async function read<T>({ userId }: Pick<Caller, 'userId'>, work: (db: Database) => Promise<T>): Promise<T> {
    const replica = choose(userId);
    if (!replica) {
      reads.primary += 1;
      return work(db);
    }
    try {
      const result = await work(replica.db);
      reads.replica += 1;
      return result;
    } catch (error) {
      if (!isReplicaFault(error)) throw error;
      if (isDatabaseUnavailable(error)) setFault(replica, describe(error));
      reads.repeated += 1;
      return work(db);
    }
  }

  /** The next replica, in turn, that is fresh enough for the user. */
  function choose(userId: string): Watched | undefined {
    const needed = Math.max(performance.now() - lagLimit, writes.timeOf(userId));
    turn += 1;
    return replicas
      .map((_replica, place) => replicas[(turn + place) % replicas.length]!)
      .find(({ fault, freshAsOf }) => fault === undefined && freshAsOf > needed);
  }

  function schedule(delay: number): void {
    timer = setTimeout(() => {
      running = check().finally(() => {
        if (timer) schedule(interval);
      });
    }, delay);
    timer.unref();
  }

  async function check(): Promise<void> {
    const row = await storeBeat(db, beats.next(performance.now())).catch(() => undefined);
    await Promise.all(replicas.map(async (replica) => setFault(replica, await look(replica, row))));
  }

  /** Looks at a replica. @returns why it cannot be read */
  async function look(replica: Watched, row: { node: number; owner: string } | undefined): Promise<string | undefined> {
    if (!row) return 'the database did not store a beat';
    try {
      const { isStandby, beat } = await replica.probe(row);
      if (!isStandby) return 'it is no replica: it takes writes of its own';
      replica.freshAsOf = Math.max(replica.freshAsOf, beats.timeOf(beat));
      const isFresh = replica.freshAsOf > performance.now() - lagLimit;
      return isFresh ? undefined : `it is more than ${maxLag} s behind, or follows another database`;
    } catch (error) {
      return describe(error);
    }
  }

  function setFault(replica: Watched, fault: string | undefined): void {
    const isNews = (replica.fault === undefined) !== (fault === undefined);
    replica.fault = fault;
    if (isNews) onChange(replica.name, fault);
  }
}

/** Errors of the statement itself would repeat on the database; a slow statement would burden it too. */
function isReplicaFault(error: unknown): boolean {
  const state = sqlError(error)?.code;
  return (
    isDatabaseUnavailable(error) ||
    (state !== undefined && !state.startsWith('22') && state !== sqlState.statementTimeout)
  );
}

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function gaugesOf(replicas: readonly Watched[], reads: Readonly<Record<string, number>>): Gauge[] {
  return [
    {
      name: 'gezi.replica.lag',
      description: 'Time by which a replica may be behind, the time since the last look included',
      unit: 's',
      read: () =>
        replicas
          .filter(({ freshAsOf }) => freshAsOf > -Infinity)
          .map(({ name, freshAsOf }) => ({ value: (performance.now() - freshAsOf) / 1000, labels: { replica: name } })),
    },
    {
      name: 'gezi.replica.available',
      description: '1 while a replica is read, else 0',
      read: () =>
        replicas.map(({ name, fault }) => ({ value: fault === undefined ? 1 : 0, labels: { replica: name } })),
    },
    {
      name: 'gezi.replica.reads',
      description: 'Reads that may be old: by replicas, by the primary, or repeated there after a fault',
      unit: '{read}',
      grows: true,
      read: () => Object.entries(reads).map(([by, value]) => ({ value, labels: { by } })),
    },
  ];
}
