import type { PoolClient } from 'pg';

/**
 * A running transaction, or a savepoint within it.
 *
 * Its statements run one at a time in the order of their calls, and a savepoint counts as one statement. So branches of a
 * `Promise.all` never run in each other's savepoint.
 */
export class Level {
  /** Once true, further statements are refused. */
  isOver = false;
  /** Once true, it is rolled back. */
  isFailed = false;
  /** At depth 0: the tables that the transaction has changed. */
  readonly changedTables = new Set<string>();
  private tail: Promise<unknown> = Promise.resolve();

  constructor(
    readonly client: PoolClient,
    readonly depth: number,
    /** The level that began the transaction; absent at depth 0. */
    readonly outermost?: Level,
  ) {}

  get root(): Level {
    return this.outermost ?? this;
  }

  /** Runs `work` after all earlier calls have settled. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.tail.then(() => {
      if (this.isOver || this.root.isOver) throw new TransactionOverError();
      return work();
    });
    this.tail = turn.catch(() => undefined);
    return turn;
  }
}

/** A statement was run after the end of its transaction, e.g. by a promise that was not awaited. */
class TransactionOverError extends Error {
  override readonly name = 'TransactionOverError';

  constructor() {
    super('the transaction this statement belongs to has ended');
  }
}
