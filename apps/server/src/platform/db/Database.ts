import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** Drizzle without its own transactions and relations: the first would go around {@link Database.transaction}. */
export type Orm = Omit<NodePgDatabase<Record<string, never>>, 'transaction' | 'query' | '_query' | '$client'>;

/** What is left of a `pg.Pool` outside this folder: one statement at a time, parameters bound. */
export interface SqlPool {
  query<Row extends QueryResultRow = QueryResultRow>(
    statement: string | QueryConfig,
    values?: unknown[],
  ): Promise<QueryResult<Row>>;
}

export interface TransactionOptions {
  /** For migrations, seeds and imports: a statement may take minutes instead of {@link TimeLimits.statement}. */
  patient?: boolean;
}

/**
 * The database of the server, the same for both engines.
 *
 * Dates come and go as text, `numeric` and `bigint` as decimal text. What fails rejects with the driver's error, or with
 * drizzle's, which holds it as `cause`: read the SQLSTATE with `sqlError`.
 */
export interface Database {
  /** embedded: a folder of this process alone. server: PostgreSQL, maybe shared with other nodes. */
  readonly kind: 'embedded' | 'server';
  /** Builds and runs statements; inside a transaction it takes part in it. */
  readonly orm: Orm;
  /** Runs hand-written statements; inside a transaction it takes part in it. */
  readonly pool: SqlPool;
  /**
   * Commits what `work` did when it resolves and rolls it back when it rejects. Inside `work`, {@link orm} and
   * {@link pool} take part in the transaction, however deep the call. Inside another transaction it is a savepoint of
   * that one. Run only statements in it: waiting for anything else blocks every other caller of an embedded database.
   *
   * @throws {TransactionTimeoutError} the whole took longer than {@link TimeLimits.transaction}
   */
  transaction<T>(work: () => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Brings statistics and storage up to date after rows came or went in bulk. Takes seconds on large tables, during
   * which an embedded database answers nobody.
   */
  tidy(): Promise<void>;
  /** Ends every connection; afterwards nothing may be asked any more. Safe to call twice. */
  close(): Promise<void>;
}

/** Milliseconds. */
export interface TimeLimits {
  /** One statement; default 5,000. */
  statement: number;
  /** A transaction from begin to commit; default 30,000. */
  transaction: number;
  /** Waiting for a free connection; default 30,000. */
  connection: number;
  /** A statement of a patient transaction, and the transaction itself; default 10 minutes. */
  patient: number;
}

export const defaultTimeLimits: TimeLimits = {
  statement: 5_000,
  transaction: 30_000,
  connection: 30_000,
  patient: 600_000,
};
