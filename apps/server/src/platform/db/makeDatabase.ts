import { SQL } from 'drizzle-orm';
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { ChangeCounts, changedTable } from './ChangeCounts';
import type { Database, Orm, SqlPool, StatementObserver, TimeLimits, TransactionOptions } from './Database';
import { expectDatabase } from './DatabaseUnavailableError';
import { inLevels, outsideOfRequest, requestContext, runningLevels } from '../kit/requestContext';
import { CombinedCalls } from './CombinedCalls';
import type { CombinedStatement } from './CombinedStatement';
import { isRead, isSelect } from './isRead';
import { Level } from './Level';
import { QuickDialect } from './QuickDialect';
import { queryPrepared } from './queryPrepared';
import { SharedPart } from './SharedPart';
import { SharedReads } from './SharedReads';
import { SharedTransactions, type PartResult, type SharedWork } from './SharedTransactions';
import { sqlError, sqlState } from './sqlError';
import { statementNames } from './statementNames';
import { TransactionTimeoutError } from './TransactionTimeoutError';

interface Engine {
  kind: Database['kind'];
  pool: pg.Pool;
  limits: TimeLimits;
  /** Default: statements are not measured. */
  observe?: StatementObserver | undefined;
  /** Number of calls that wait for a connection; default those of the pool. */
  waiting?: () => number;
  /** Raises the time limits for a client that has just begun a patient transaction. */
  raiseTimeLimits(client: pg.PoolClient): Promise<void>;
  /** Restores the time limits; called after the transaction. */
  restoreTimeLimits(client: pg.PoolClient): void;
  maintain(): Promise<void>;
  close(): Promise<void>;
}

/** Adds transactions and drizzle to a pool. */
export function makeDatabase(engine: Engine): Database {
  const { kind, pool, limits } = engine;
  const nameOf = statementNames();
  const changes = new ChangeCounts();
  // An embedded database has one connection, and runs its statements one after the other.
  const sharedReads = kind === 'server' ? new SharedReads(pool) : undefined;
  let closing: Promise<void> | undefined;

  /** The level of the running code; undefined outside of transactions and after their end. */
  function currentLevel(): Level | undefined {
    const level = runningLevels()?.get(pool) as Level | undefined;
    return level && !level.isOver && !level.root.isOver ? level : undefined;
  }

  // Inside a transaction, another client would wait for the current one: forever if there is only one.
  const statements = statementsOf(nameOf, engine.observe, async (text, statement, name) => {
    const level = currentLevel();
    if (level instanceof SharedPart) level.expectShareable(text);
    const result = await (level
      ? level.send(() => statement(level.client), isSelect(text))
      : sharedReads && name && isRead(text)
        ? sharedReads.query(name, statement)
        : statement(pool));
    const changed = changedTable(text, result.command);
    if (changed === undefined) return result;
    if (level) level.root.changedTables.add(changed);
    else changes.add([changed]);
    return result;
  });

  const dialect = new QuickDialect();
  const orm = ormOver(dialect, statements);
  const shared = new SharedTransactions({
    shared: sharedTransaction,
    alone: (work) => outermostTransaction(work, {}),
  });

  async function runAt<T>(level: Level, work: () => Promise<T>): Promise<T> {
    // Awaited inside: drizzle starts a statement when it is awaited, which must happen at this level.
    const running = new Map(runningLevels()).set(pool, level);
    const result = await inLevels(running, async () => await work());
    if (level.isFailed) throw new Error('a part of the transaction failed: it was rolled back');
    return result;
  }

  async function transaction<T>(work: () => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const outer = currentLevel();
    if (!outer) return options.shares ? shared.run(options.shares, work) : outermostTransaction(work, options);
    if (options.joins) return joined(outer, work);
    if (outer instanceof SharedPart) throw outer.leave();
    return savepoint(outer, work);
  }

  async function outermostTransaction<T>(
    work: () => Promise<T>,
    options: TransactionOptions,
    onCommit?: () => void,
  ): Promise<T> {
    const request = requestContext();
    request?.expectInTime?.();
    const client = await expectDatabase(() => pool.connect());
    // A lost connection also rejects its statement; an unhandled `error` event would end the process.
    client.on('error', ignore);
    const level = new Level(client, 0);
    const limit = options.patient ? limits.patient : limits.transaction;
    let releaseError: Error | undefined;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        releaseError = new TransactionTimeoutError(limit);
        reject(releaseError);
      }, limit);
    });
    const begun = expectDatabase(() => queryPrepared(client, BEGIN));
    level.begin(begun);
    try {
      if (options.patient) {
        await begun;
        await expectDatabase(() => engine.raiseTimeLimits(client));
      }
      const [result] = await Promise.race([Promise.all([runAt(level, work), begun]), timeout]);
      // The user was asked to try again: what comes now would be there twice.
      request?.expectInTime?.();
      const committed = expectDatabase(() => level.inTurn(() => client.query('commit')));
      onCommit?.();
      const end = await committed;
      await expectWritten(level);
      if (end.command !== 'COMMIT') throw new Error('a statement of the transaction failed: it was rolled back');
      return result;
    } catch (error) {
      if (releaseError) throw error;
      const failure = await begun.then(
        () => level.writesAnswered().then(() => causeOf(error, level)),
        (cause: unknown) => cause,
      );
      // If the rollback fails, closing the connection rolls back.
      await level.inTurn(() => client.query('rollback')).catch((cause: Error) => (releaseError = cause));
      throw failure;
    } finally {
      clearTimeout(timer);
      level.isOver = true;
      // Also after a failure: a commit may have succeeded although its answer was lost.
      if (level.changedTables.size > 0) changes.add(level.changedTables);
      if (options.patient) engine.restoreTimeLimits(client);
      client.off('error', ignore);
      client.release(releaseError);
    }
  }

  /** A transaction with a part for each of several works. */
  function sharedTransaction(take: () => readonly SharedWork[], onWrite: () => void): Promise<PartResult[]> {
    return outsideOfRequest(() =>
      outermostTransaction(
        async () => {
          const level = currentLevel()!;
          const works = take();
          if (works.length === 1) return [{ value: await runAs(works[0]!, level) }];
          const combined = new CombinedCalls((statement, inputs) => {
            const sent = inLevels(new Map([[pool, level]]), () => execute(statement, inputs, true));
            if (statement.kind === 'write') onWrite();
            return sent;
          });
          const parts = await Promise.allSettled(works.map((work) => runPart(work, new SharedPart(level, combined))));
          combined.flush();
          return parts.map((part) => {
            if (part.status === 'rejected') throw part.reason;
            return part.value;
          });
        },
        {},
        onWrite,
      ),
    );
  }

  async function runPart(work: SharedWork, part: SharedPart): Promise<PartResult> {
    try {
      const value = await runAs(work, part);
      if (!part.isLeaving) return { value };
    } catch (error) {
      if (part.hasWritten) throw error;
      if (!part.isLeaving) return { error };
    } finally {
      part.isOver = true;
    }
    if (part.hasWritten) throw new Error('a part of the transaction left it after a write');
    return 'alone';
  }

  function runAs({ inContext, work }: SharedWork, level: Level): Promise<unknown> {
    return inContext(async () => {
      const value = await runAt(level, work);
      requestContext()?.expectInTime?.();
      return value;
    });
  }

  async function joined<T>(outer: Level, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      outer.isFailed = true;
      throw error;
    }
  }

  function savepoint<T>(outer: Level, work: () => Promise<T>): Promise<T> {
    return outer.inTurn(async () => {
      const level = new Level(outer.client, outer.depth + 1, outer.root);
      const name = `level_${level.depth}`;
      await expectDatabase(() => level.client.query(`savepoint ${name}`));
      try {
        const result = await runAt(level, work);
        await level.inTurn(() => expectDatabase(() => level.client.query(`release savepoint ${name}`)));
        await expectWritten(level);
        return result;
      } catch (error) {
        await level.writesAnswered();
        await level.inTurn(() => expectDatabase(() => level.client.query(`rollback to savepoint ${name}`)));
        throw causeOf(error, level);
      } finally {
        level.isOver = true;
      }
    });
  }

  async function write(statement: PromiseLike<unknown>): Promise<void> {
    const level = currentLevel();
    if (level) level.addWrite(statement);
    else await statement;
  }

  async function combine<Input, Result>(statement: CombinedStatement<Input, Result>, input: Input): Promise<Result> {
    const level = currentLevel();
    if (level instanceof SharedPart) return level.combined.add(level, statement, input);
    const [result] = await execute(statement, [input], false);
    return result!;
  }

  /** Sends the statement before it returns. */
  async function execute<Input, Result>(
    statement: CombinedStatement<Input, Result>,
    inputs: readonly Input[],
    isShared: boolean,
  ): Promise<readonly Result[]> {
    const built = statement.build(inputs, isShared);
    const { sql, params } = built instanceof SQL ? dialect.sqlToQuery(built) : built;
    const { rows } = await statements.query(sql, params);
    return statement.resultsOf(rows, inputs);
  }

  return {
    kind,
    orm,
    pool: statements,
    write,
    combine,
    transaction,
    isInTransaction: () => currentLevel() !== undefined,
    waiting: engine.waiting ?? (() => pool.waitingCount),
    changes: (tables) => changes.count(tables),
    connections: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount }),
    maintain: () => engine.maintain(),
    close: () => (closing ??= engine.close()),
  };
}

/** Named: it leaves in one packet with the first statements of the transaction. */
const BEGIN = { name: 'begin', text: 'begin', values: undefined };

const ignore = () => undefined;

/** Waits for the writes of a level. @throws what the first failed one threw */
async function expectWritten(level: Level): Promise<void> {
  await level.writesAnswered();
  if (level.writeFailure !== undefined) throw level.writeFailure;
}

/** The failed write that made PostgreSQL refuse a later statement; else the error itself. */
const causeOf = (error: unknown, level: Level): unknown =>
  level.writeFailure !== undefined && sqlError(error)?.code === sqlState.inFailedTransaction
    ? level.writeFailure
    : error;

type StatementNames = ReturnType<typeof statementNames>;
type Statement<T> = (target: Pick<pg.PoolClient, 'query'>) => Promise<T>;

/** @param place runs a statement where it belongs */
function statementsOf(
  nameOf: StatementNames,
  observe: StatementObserver | undefined,
  place: (text: string, statement: Statement<QueryResult>, name: string | undefined) => Promise<QueryResult>,
): SqlPool {
  return {
    query: async <Row extends QueryResultRow>(statement: string | QueryConfig, values?: unknown[]) => {
      const config = typeof statement === 'string' ? { text: statement, values } : { values, ...statement };
      const given = values ?? config.values;
      const name = config.name ?? nameOf(config.text, given);
      const send: Statement<QueryResult> = name
        ? (target) => queryPrepared(target, { ...config, name, values: given })
        : (target) => target.query(config, values);
      const run = () => expectDatabase(() => place(config.text, send, name)) as Promise<QueryResult<Row>>;
      return observe ? observe(config.text, run) : run();
    },
  };
}

function ormOver(dialect: QuickDialect, statements: SqlPool): Orm {
  // Drizzle only needs `query`, because Orm omits `transaction`.
  return new NodePgDatabase(dialect, new NodePgSession(statements as pg.Pool, dialect, undefined), undefined);
}
