import type { CombinedStatement } from './CombinedStatement';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** Drizzle without relational queries and its own transactions, which would bypass {@link Database.transaction}. */
export type Orm = Omit<NodePgDatabase<Record<string, never>>, 'transaction' | 'query' | '_query' | '$client'>;

/** The part of `pg.Pool` that other folders may use. */
export interface SqlPool {
  query<Row extends QueryResultRow = QueryResultRow>(
    statement: string | QueryConfig,
    values?: unknown[],
  ): Promise<QueryResult<Row>>;
}

export interface TransactionOptions {
  /** Applies {@link TimeLimits.patient} instead of the usual limits: for migrations, seeds and imports. */
  patient?: boolean;
  /**
   * Within another transaction, becomes a part of it without a savepoint. If its work rejects, the other one is rolled
   * back, even if it goes on.
   */
  joins?: boolean;
  /**
   * Record that the transaction changes, e.g. `purchase_plan/1`. It may then share a transaction with the changes of other
   * records that begin at the same time. `work` has to lock the record by a combined statement first, and is repeated if
   * the shared transaction fails.
   */
  shares?: string;
}

/** Runs a statement and measures it. @param text without values, which are bound */
export type StatementObserver = <T>(text: string, run: () => Promise<T>) => Promise<T>;

/**
 * The database of the server, with the same interface for both engines.
 *
 * Dates are read and written as text, `numeric` and `bigint` as decimal text. Failures reject with the driver's error, or
 * with drizzle's, whose `cause` is the driver's: read the SQLSTATE with `sqlError`. A lost connection rejects with a
 * `DatabaseUnavailableError`, which may be the `cause` too.
 */
export interface Database {
  /** embedded: a folder that only this process uses. server: PostgreSQL, possibly shared with other nodes. */
  readonly kind: 'embedded' | 'server';
  /** Builds and runs statements; inside a transaction they are part of it. */
  readonly orm: Orm;
  /** Runs hand-written statements; inside a transaction they are part of it. */
  readonly pool: SqlPool;
  /**
   * Sends a write whose result the caller does not need. Inside a transaction it resolves at once, later statements see
   * the write, and the transaction rejects with its error; outside it is awaited.
   *
   * @param statement of {@link orm} or {@link pool}, or the promise of `bulkInsert` or `bulkUpdate`
   */
  write(statement: PromiseLike<unknown>): Promise<void>;
  /** Runs a statement that the parts of a shared transaction send together; elsewhere for the input alone. */
  combine<Input, Result>(statement: CombinedStatement<Input, Result>, input: Input): Promise<Result>;
  /**
   * Commits if `work` resolves and rolls back if it rejects. Inside `work`, {@link orm} and {@link pool} use the
   * transaction, at any call depth. A nested transaction is a savepoint. Run only statements in it: waiting for anything
   * else blocks every other caller of an embedded database.
   *
   * @throws {TransactionTimeoutError} it took longer than {@link TimeLimits.transaction}
   */
  transaction<T>(work: () => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** True inside a transaction, where waiting for work outside of it can block forever. */
  isInTransaction(): boolean;
  /** Number of statements and transactions that wait for a free connection. */
  waiting(): number;
  /**
   * Number of changes that this process has committed; a change is counted before its caller knows of it.
   *
   * @param tables counts the changes that may concern these tables; default all
   */
  changes(tables?: readonly string[]): number;
  /** Number of connections of this process. */
  connections(): { used: number; idle: number };
  /**
   * Updates statistics and storage after bulk changes. Takes seconds on large tables, during which an embedded database
   * blocks every other caller.
   */
  maintain(): Promise<void>;
  /** Closes all connections; no statement may follow. Safe to call twice. */
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
