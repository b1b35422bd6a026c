import { AsyncResource } from 'node:async_hooks';
import { isDatabaseUnavailable } from './DatabaseUnavailableError';
import { TransactionTimeoutError } from './TransactionTimeoutError';

/** Maximum number of parts of a transaction. Some combined statements have a text for each number of inputs. */
const MAX_PARTS = 16;
/**
 * Maximum number of transactions that run at a time. Works that come while one runs wait, and share the next one. It begins
 * when that one begins to write, or before if it is full.
 */
const MAX_RUNNING = 3;
/** Milliseconds after which a transaction no longer lets others wait. */
const SLOW = 50;

/** Work of one caller. */
export interface SharedWork {
  work: () => Promise<unknown>;
  /** Calls a function as the caller. */
  inContext: <T>(call: () => T) => T;
}

/** Value or failure of a part; alone: it has to run in a transaction of its own. */
export type PartResult = { value: unknown } | { error: unknown } | 'alone';

interface Member extends SharedWork {
  settle: (result: PartResult) => void;
}

interface Transactions {
  /**
   * Runs works in one transaction.
   *
   * @param take returns the works; called when there is a connection
   * @param onWrite called when the first combined write is sent, or else the commit; not if there is neither
   * @returns results by work, if it was committed
   */
  shared(take: () => readonly SharedWork[], onWrite: () => void): Promise<readonly PartResult[]>;
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Lets works that begin at the same time share a transaction, which takes fewer statements than one for each. If it fails,
 * each of them is repeated in a transaction of its own, so none fails because of another.
 */
export class SharedTransactions {
  private waiting = new Map<string, Member>();
  private running = 0;
  /** Running transactions that have not begun to write. */
  private reading = 0;
  /** Parts of the running transactions. */
  private parts = 0;
  /** True while a transaction waits for its connection: it takes those that come meanwhile. */
  private isConnecting = false;

  constructor(private readonly transactions: Transactions) {}

  /**
   * @param record that the work changes; works on one record do not share a transaction
   * @param work can be repeated
   */
  async run<T>(record: string, work: () => Promise<T>): Promise<T> {
    if (this.waiting.has(record)) return this.transactions.alone(work);
    const context = new AsyncResource('SharedWork');
    const inContext: SharedWork['inContext'] = (call) => context.runInAsyncScope(call);
    const result = await new Promise<PartResult>((settle) => {
      this.waiting.set(record, { work, inContext, settle });
      if (this.waiting.size === 1 || this.waiting.size === MAX_PARTS) this.beginSoon();
    });
    if (result === 'alone') return this.transactions.alone(work);
    if ('error' in result) throw result.error;
    return result.value as T;
  }

  /** Begins a transaction, after the requests that arrived together. */
  private beginSoon(): void {
    setImmediate(() => {
      if (this.mayBegin()) void this.begin();
    });
  }

  private mayBegin(): boolean {
    const { running, reading, parts, waiting, isConnecting } = this;
    if (waiting.size === 0 || isConnecting || running === MAX_RUNNING) return false;
    if (running === 0 || waiting.size >= MAX_PARTS) return true;
    // Fewer would make small transactions. They wait until those that run are answered.
    return reading === 0 && waiting.size >= parts;
  }

  private async begin(): Promise<void> {
    this.running += 1;
    this.reading += 1;
    this.isConnecting = true;
    let members: readonly Member[] | undefined;
    let timer: NodeJS.Timeout | undefined;
    const onWrite = once(() => {
      this.reading -= 1;
      this.beginSoon();
    });
    const letOthersBegin = once(() => {
      this.running -= 1;
      this.parts -= members!.length;
      onWrite();
      this.beginSoon();
    });
    const take = () => {
      this.isConnecting = false;
      timer = setTimeout(letOthersBegin, SLOW);
      return (members = this.takeWaiting());
    };
    try {
      const results = await this.transactions.shared(take, onWrite);
      for (const [index, { settle }] of members!.entries()) settle(results[index]!);
    } catch (error) {
      // Without a connection none was taken.
      members ??= take();
      const result = members.length === 1 || mayBeCommitted(error) ? { error } : 'alone';
      for (const { settle } of members) settle(result);
    } finally {
      clearTimeout(timer);
      letOthersBegin();
    }
  }

  /** Beside others, a transaction that is not full takes half of all works, so that two of equal size alternate. */
  private takeWaiting(): Member[] {
    const all = [...this.waiting];
    const isFull = all.length >= MAX_PARTS;
    const half = Math.ceil((all.length + this.parts) / 2);
    const count = isFull ? MAX_PARTS : this.parts === 0 ? all.length : Math.min(all.length, half);
    this.waiting = new Map(all.slice(count));
    if (this.waiting.size > 0) this.beginSoon();
    this.parts += count;
    return all.slice(0, count).map(([, member]) => member);
  }
}

function once(call: () => void): () => void {
  let isCalled = false;
  return () => {
    if (!isCalled) call();
    isCalled = true;
  };
}

const mayBeCommitted = (error: unknown): boolean =>
  isDatabaseUnavailable(error) || error instanceof TransactionTimeoutError;
