import type { PoolClient } from 'pg';

/**
 * A running transaction, or a savepoint within it.
 *
 * Its statements are sent in the order of their calls, without waiting for earlier answers: the connection is a pipeline.
 * A savepoint counts as one statement, so branches of a `Promise.all` never run in each other's savepoint.
 */
export class Level {
  /** Once true, further statements are refused. */
  isOver = false;
  /** Once true, it is rolled back. */
  isFailed = false;
  /** At depth 0: the tables that the transaction has changed. */
  readonly changedTables = new Set<string>();
  /** First failure of a write that nobody waits for. */
  writeFailure: unknown;
  private readonly writes: Promise<void>[] = [];
  private tail: Promise<unknown> = Promise.resolve();
  private isBeginning = false;
  /** Number of calls in the tail. */
  private waiting = 0;

  constructor(
    readonly client: PoolClient,
    readonly depth: number,
    /** The level that began the transaction; absent at depth 0. */
    readonly outermost?: Level,
  ) {}

  get root(): Level {
    return this.outermost ?? this;
  }

  /**
   * Takes the answer to `begin`. Until it comes, only reads are sent: without a transaction, a write would stay.
   *
   * @param begin rejects if there is no transaction; the level is over then
   */
  begin(begin: Promise<unknown>): void {
    this.isBeginning = true;
    const answered = begin
      .catch(() => (this.isOver = true))
      .then(() => {
        this.isBeginning = false;
      });
    void this.inTurn(() => answered).catch(() => undefined);
  }

  /** Sends a statement, after the savepoints that other branches have begun. */
  send<T>(statement: () => Promise<T>, isRead: boolean): Promise<T> {
    const isNext = this.waiting === 0 || (isRead && this.isBeginning && this.waiting === 1);
    return isNext ? this.run(statement) : this.inTurn(statement);
  }

  /** Runs `work` after all earlier calls, and before all later ones. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.waiting += 1;
    const turn = this.tail.then(() => this.run(work));
    this.tail = turn.then(
      () => (this.waiting -= 1),
      () => (this.waiting -= 1),
    );
    return turn;
  }

  /** Sends a statement that the end of this level waits for. */
  addWrite(statement: PromiseLike<unknown>): void {
    this.writes.push(
      new Promise((resolve) => {
        statement.then(
          () => resolve(),
          (error: unknown) => {
            this.writeFailure ??= error;
            resolve();
          },
        );
      }),
    );
  }

  /** Resolves when all writes are answered; see {@link writeFailure}. */
  async writesAnswered(): Promise<void> {
    await Promise.all(this.writes);
  }

  private async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.isOver || this.root.isOver) throw new TransactionOverError();
    return work();
  }
}

/** A statement was run after the end of its transaction, e.g. by a promise that was not awaited. */
class TransactionOverError extends Error {
  override readonly name = 'TransactionOverError';

  constructor() {
    super('the transaction this statement belongs to has ended');
  }
}
