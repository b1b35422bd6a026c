import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Orm, SqlPool, TimeLimits, TransactionOptions } from './Database';
import { Level } from './Level';
import { statementNames } from './statementNames';
import { TransactionTimeoutError } from './TransactionTimeoutError';

interface Engine {
  kind: Database['kind'];
  pool: pg.Pool;
  limits: TimeLimits;
  /** Lifts the time limit of a statement for a client that has just begun a patient transaction. */
  bePatient(client: pg.PoolClient): Promise<void>;
  /** Ends what {@link bePatient} began; called after the transaction ended. */
  beStrict(client: pg.PoolClient): void;
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** Puts transactions and drizzle over a pool; everything that speaks SQL goes through the result. */
export function makeDatabase(engine: Engine): Database {
  const { kind, pool, limits } = engine;
  const levels = new AsyncLocalStorage<Level>();
  const nameOf = statementNames();
  let closing: Promise<void> | undefined;

  /** The level the running code is in; none outside transactions and after their end. */
  function currentLevel(): Level | undefined {
    const level = levels.getStore();
    return level && !level.over && !level.root.over ? level : undefined;
  }

  // Anything else than the client in use would wait for it: for ever where there is only one.
  const shared = statementsOf(nameOf, () => {
    const level = currentLevel();
    return level ? (statement) => level.inTurn(() => statement(level.client)) : (statement) => statement(pool);
  });

  function within<T>(level: Level, work: () => Promise<T>): Promise<T> {
    // Awaited inside: a statement of drizzle begins when somebody waits for it, and must begin at this level.
    return levels.run(level, async () => await work());
  }

  async function transaction<T>(work: () => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const outer = currentLevel();
    return outer ? savepoint(outer, work) : outermostTransaction(work, options);
  }

  async function outermostTransaction<T>(work: () => Promise<T>, options: TransactionOptions): Promise<T> {
    const client = await pool.connect();
    // A connection lost in the middle also rejects its statement; unheard, this event would end the process.
    client.on('error', ignore);
    const level = new Level(client, 0);
    const limit = options.patient ? limits.patient : limits.transaction;
    let broken: Error | undefined;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        broken = new TransactionTimeoutError(limit);
        reject(broken);
      }, limit);
    });
    try {
      await client.query('begin');
      if (options.patient) await engine.bePatient(client);
      const result = await Promise.race([within(level, work), timeout]);
      const end = await level.inTurn(() => client.query('commit'));
      if (end.command !== 'COMMIT') throw new Error('a statement of the transaction failed: it was rolled back');
      return result;
    } catch (error) {
      if (!broken) {
        // What cannot be rolled back loses its connection, which rolls it back as well.
        await level.inTurn(() => client.query('rollback')).catch((cause: Error) => (broken = cause));
      }
      throw error;
    } finally {
      clearTimeout(timer);
      level.over = true;
      if (options.patient) engine.beStrict(client);
      client.off('error', ignore);
      client.release(broken);
    }
  }

  function savepoint<T>(outer: Level, work: () => Promise<T>): Promise<T> {
    return outer.inTurn(async () => {
      const level = new Level(outer.client, outer.depth + 1, outer.root);
      const name = `level_${level.depth}`;
      await level.client.query(`savepoint ${name}`);
      try {
        const result = await within(level, work);
        await level.inTurn(() => level.client.query(`release savepoint ${name}`));
        return result;
      } catch (error) {
        await level.inTurn(() => level.client.query(`rollback to savepoint ${name}`));
        throw error;
      } finally {
        level.over = true;
      }
    });
  }

  return {
    kind,
    orm: ormOver(shared),
    pool: shared,
    transaction,
    tidy: () => engine.tidy(),
    close: () => (closing ??= engine.close()),
  };
}

const ignore = () => undefined;

type StatementNames = ReturnType<typeof statementNames>;
type Statement<T> = (target: Pick<pg.PoolClient, 'query'>) => Promise<T>;

/** A pool that asks anew for each statement where it is to run. */
function statementsOf(nameOf: StatementNames, place: () => <T>(statement: Statement<T>) => Promise<T>): SqlPool {
  return {
    query: async (statement, values) => {
      const config = typeof statement === 'string' ? { text: statement, values } : { values, ...statement };
      const name = config.name ?? nameOf(config.text, values ?? config.values);
      return place()((target) => target.query(name ? { ...config, name } : config, values));
    },
  };
}

// Drizzle asks of its client nothing but `query` as long as nobody calls the `transaction` that Orm leaves out.
const ormOver = (statements: SqlPool): Orm => drizzle({ client: statements as pg.Pool });
