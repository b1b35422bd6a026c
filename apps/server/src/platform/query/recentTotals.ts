import type { Query } from 'drizzle-orm';
import type { Database } from '../db';
import { keep } from '../kit/keep';

/** Milliseconds for which a total may miss what another server has changed. */
const MAX_AGE = 5_000;
/** Maximum number of statements, and of totals of each, that are remembered for a database. */
const MAX_STATEMENTS = 200;
const MAX_TOTALS = 50;
/** Maximum characters of a statement's values; long lists of ids would fill the memory. */
const MAX_VALUES = 1_000;

interface RecentTotal {
  total: number;
  at: number;
  changes: number;
}

interface CountedStatement {
  /** Tables that it reads. */
  tables: readonly string[];
  /** By its values as JSON. */
  totals: Map<string, RecentTotal>;
}

const statements = new WeakMap<Database, Map<string, CountedStatement>>();

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
  const key = JSON.stringify(params);
  if (key.length > MAX_VALUES) return { known: undefined, keep: () => undefined };
  const { tables, totals } = countedStatement(db, sql);
  const now = performance.now();
  const found = totals.get(key);
  if (found && now - found.at < MAX_AGE && found.changes === db.changes(tables))
    return { known: found.total, keep: () => undefined };
  const changes = db.changes(tables);
  return {
    known: undefined,
    keep(total) {
      if (totals.size >= MAX_TOTALS) totals.clear();
      totals.set(key, { total, at: now, changes });
    },
  };
}

function countedStatement(db: Database, text: string): CountedStatement {
  let known = statements.get(db);
  if (!known) statements.set(db, (known = new Map()));
  return keep(known, text, MAX_STATEMENTS, () => ({ tables: tablesOf(text), totals: new Map() }));
}

const tablesOf = (text: string) => [
  ...new Set([...text.matchAll(/\b(?:from|join) "(\w+)"/g)].map(([, table]) => table!)),
];
