import { AsyncResource } from 'node:async_hooks';
import { isDatabaseUnavailable } from './DatabaseUnavailableError';
import { TransactionTimeoutError } from './TransactionTimeoutError';

/** Maximum number of parts of a transaction. Some combined statements have a text for each number of inputs. */
const MAX_PARTS = 16;
/**
 * Transactions that run at a time. Works that come while one runs wait, and share the next one; beside it, only one with
 * {@link MAX_PARTS} begins.
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
   * @returns results by work, if it was committed
   */
  shared(take: () => readonly SharedWork[]): Promise<readonly PartResult[]>;
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Lets works that begin at the same time share a transaction, which takes fewer statements than one for each. If it fails,
 * each of them is repeated in a transaction of its own, so none fails because of another.
 */
export class SharedTransactions {
  private waiting = new Map<string, Member>();
  private running = 0;
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
    const { running, waiting, isConnecting } = this;
    if (waiting.size === 0 || isConnecting) return false;
    return running === 0 || (running < MAX_RUNNING && waiting.size >= MAX_PARTS);
  }

  private async begin(): Promise<void> {
    this.running += 1;
    this.isConnecting = true;
    let members: readonly Member[] | undefined;
    let timer: NodeJS.Timeout | undefined;
    const letOthersBegin = once(() => {
      this.running -= 1;
      this.beginSoon();
    });
    const take = () => {
      this.isConnecting = false;
      timer = setTimeout(letOthersBegin, SLOW);
      return (members = this.takeWaiting());
    };
    try {
      const results = await this.transactions.shared(take);
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

  private takeWaiting(): Member[] {
    const all = [...this.waiting];
    this.waiting = new Map(all.slice(MAX_PARTS));
    if (this.waiting.size > 0) this.beginSoon();
    return all.slice(0, MAX_PARTS).map(([, member]) => member);
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
