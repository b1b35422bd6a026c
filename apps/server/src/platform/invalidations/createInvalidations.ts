import { performance } from 'node:perf_hooks';
import { getTableName, lt, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Bus, BusMessage } from '../bus/Bus';
import { sysInvalidation, timeText, type Database } from '../db';
import { sharedLoads } from '../kit/sharedLoads';

/** Users whose rows changed; `''` if a change concerns everybody. */
type ChangedUsers = ReadonlySet<string>;

export interface Invalidations {
  /**
   * Calls the listeners with all changes that were committed on this server before the call, or on another one at least
   * {@link MAX_AGE} before it. Reads the database only if there may be any. Not to be called within a transaction.
   */
  catchUp(): Promise<void>;
  /** @param tables tables with a trigger that notes their changes */
  onChange(tables: readonly PgTable[], listener: (users: ChangedUsers) => void): void;
  /** @param before epoch milliseconds */
  removeOld(before: number): Promise<void>;
}

/** Milliseconds for which a change on another server may stay unknown while the bus is down. */
const MAX_AGE = 500;
/** Milliseconds without a read after which changes may be missing, because old ones are removed. */
const MAX_GAP = 30 * 60_000;

/** Messages that announce changes of other servers. */
const ANNOUNCING: ReadonlySet<BusMessage['kind']> = new Set([
  'session-ended',
  'rights-changed',
  'departments-changed',
  'dictionaries-changed',
] as const);

/**
 * Tells caches which rows have changed. Triggers write every change of such a row to `sys_invalidation`, in the
 * transaction of the change; a server reads what was committed since its last snapshot of the database. The bus only
 * makes it read sooner, so a lost message delays a change by {@link MAX_AGE} at most.
 */
export function createInvalidations(db: Database, bus: Bus): Invalidations {
  const listeners: { tables: ReadonlySet<string>; call: (users: ChangedUsers) => void }[] = [];
  /** Tables of all listeners. */
  const watched: string[] = [];
  /** Every change that is visible in it has been delivered. */
  let snapshot: string | null = null;
  let announcements = 0;
  /** State known when the last successful read began. */
  let known = { at: -Infinity, changes: -1, announcements };
  bus.subscribe(({ kind }) => {
    if (ANNOUNCING.has(kind)) announcements += 1;
  });
  const readOnce = sharedLoads(read);

  return {
    async catchUp() {
      const isCurrent =
        known.changes === db.changes(watched) &&
        known.announcements === announcements &&
        performance.now() - known.at < MAX_AGE;
      if (!isCurrent) await readOnce('');
    },
    onChange(tables, call) {
      const names = new Set(tables.map((table) => getTableName(table)));
      listeners.push({ tables: names, call });
      watched.push(...[...names].filter((name) => !watched.includes(name)));
    },
    async removeOld(before) {
      await db.orm.delete(sysInvalidation).where(lt(sysInvalidation.createTime, timeText(before)));
    },
  };

  async function read(): Promise<void> {
    // Its answer may miss changes that are committed meanwhile.
    const begin = { at: performance.now(), changes: db.changes(watched), announcements };
    const { xid, tableName, userId } = sysInvalidation;
    const former = sql`${snapshot}::pg_snapshot`;
    const { rows } = await db.orm.execute<{ snapshot: string; changed: { tableName: string; userId: string }[] }>(sql`
      select pg_current_snapshot()::text as snapshot, (
        select coalesce(json_agg(json_build_object('tableName', ${tableName}, 'userId', ${userId})), '[]')
        from ${sysInvalidation}
        where ${xid} >= pg_snapshot_xmin(${former})::text::bigint
          and not pg_visible_in_snapshot(${xid}::text::xid8, ${former})
      ) as changed`);
    const [found] = rows;
    const isGap = begin.at - known.at > MAX_GAP;
    for (const { tables, call } of listeners) {
      const changed = found!.changed.filter(({ tableName: name }) => tables.has(name));
      if (isGap || changed.length > 0) call(new Set(isGap ? [''] : changed.map((change) => change.userId)));
    }
    snapshot = found!.snapshot;
    known = begin;
  }
}
