import type { PoolClient } from 'pg';

/**
 * A transaction, or a savepoint within it, in progress.
 *
 * Its statements run one after the other in the order of their calls, and a savepoint takes the place of one statement:
 * so branches of a `Promise.all` never end up in a savepoint that is not theirs.
 */
export class Level {
  /** Once true, whatever still comes is too late. */
  over = false;
  private tail: Promise<unknown> = Promise.resolve();

  constructor(
    readonly client: PoolClient,
    readonly depth: number,
    /** The level that began the transaction; itself at depth 0. */
    readonly outermost?: Level,
  ) {}

  get root(): Level {
    return this.outermost ?? this;
  }

  /** Runs `work` when everything asked for before has ended, well or not. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.tail.then(() => {
      if (this.over || this.root.over) throw new TransactionOverError();
      return work();
    });
    this.tail = turn.catch(() => undefined);
    return turn;
  }
}

/** A statement came after its transaction had ended, e.g. from a promise nobody waited for. */
class TransactionOverError extends Error {
  override readonly name = 'TransactionOverError';

  constructor() {
    super('the transaction this statement belongs to has ended');
  }
}
