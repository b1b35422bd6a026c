import type { CombinedCalls } from './CombinedCalls';
import { isRead } from './isRead';
import { Level } from './Level';

/**
 * The work of one caller in a transaction that several share. A row that it locks is not locked for the other parts. So it
 * may read, insert, and send combined statements; for anything else it leaves.
 */
export class SharedPart extends Level {
  /** Once true, the transaction cannot be committed without it. */
  hasWritten = false;
  /** Once true, it has to run in a transaction of its own. */
  isLeaving = false;

  constructor(
    private readonly transaction: Level,
    readonly combined: CombinedCalls,
  ) {
    super(transaction.client, transaction.depth, transaction);
  }

  /** @throws {LeaveSharedError} if a part must not send the statement */
  expectShareable(text: string): void {
    if (this.isLeaving) throw this.leave();
    if (INSERTS.test(text)) this.hasWritten = true;
    else if (!isRead(text) || LOCKS.test(text)) throw this.leave();
  }

  /** @returns the error that ends its work */
  leave(): Error {
    this.isLeaving = true;
    return new LeaveSharedError();
  }

  override send<T>(statement: () => Promise<T>, isRead: boolean): Promise<T> {
    this.combined.flush();
    return this.transaction.send(statement, isRead);
  }

  override addWrite(statement: PromiseLike<unknown>): void {
    const unlessLeaving = new Promise<void>((resolve, reject) => {
      statement.then(
        () => resolve(),
        (error: Error) => (this.isLeaving ? resolve() : reject(error)),
      );
    });
    this.transaction.addWrite(unlessLeaving);
  }
}

class LeaveSharedError extends Error {
  override readonly name = 'LeaveSharedError';

  constructor() {
    super('this work needs a transaction of its own');
  }
}

const INSERTS = /^\s*insert\b(?![^]*\bon conflict\b)/i;
const LOCKS = /\bfor (?:no key |key )?(?:update|share)\b|\bpg_(?:try_)?advisory/i;
