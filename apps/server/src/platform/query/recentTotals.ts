import type { Query } from 'drizzle-orm';
import type { Database } from '../db';

/** Milliseconds for which a total may miss what another server has changed. */
const MAX_AGE = 5_000;
/** Totals that are remembered for a database. */
const MAX_TOTALS = 1_000;

interface RecentTotal {
  total: number;
  at: number;
  tables: readonly string[];
  changes: number;
}

const totals = new WeakMap<Database, Map<string, RecentTotal>>();

/**
 * The number of rows that a statement counts, as long as it is current: this server has not changed its tables since, and
 * it is not older than {@link MAX_AGE}. Clients that list the same rows, or page through them, let PostgreSQL count once.
 *
 * @returns `known`, undefined if it has to be counted, and `keep`, which remembers the total that is counted then
 */
export function recentTotal(
  db: Database,
  { sql, params }: Pick<Query, 'sql' | 'params'>,
): { known: number | undefined; keep(total: number): void } {
  // A transaction sees changes that are not committed.
  if (db.isInTransaction()) return { known: undefined, keep: () => undefined };
  const recent = recentTotals(db);
  const key = `${sql} ${JSON.stringify(params)}`;
  const now = performance.now();
  const found = recent.get(key);
  if (found && now - found.at < MAX_AGE && found.changes === db.changes(found.tables))
    return { known: found.total, keep: () => undefined };
  const tables = found?.tables ?? tablesOf(sql);
  const changes = db.changes(tables);
  return {
    known: undefined,
    keep(total) {
      if (recent.size >= MAX_TOTALS) recent.clear();
      recent.set(key, { total, at: now, tables, changes });
    },
  };
}

function recentTotals(db: Database): Map<string, RecentTotal> {
  let recent = totals.get(db);
  if (!recent) totals.set(db, (recent = new Map()));
  return recent;
}

const tablesOf = (text: string) => [
  ...new Set([...text.matchAll(/\b(?:from|join) "(\w+)"/g)].map(([, table]) => table!)),
];
