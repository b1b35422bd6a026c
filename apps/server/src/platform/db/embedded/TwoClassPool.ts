import pg from 'pg';
import { requestContext } from '../../kit/requestContext';

/** Statements and transactions of others that may overtake one of a bulk request, so that it is not put off for ever. */
const MAX_OVERTAKING = 16;

interface BulkCall {
  connect(): void;
  /** Calls of others that came later and went first. */
  overtaken: number;
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

/**
 * A pool of one connection, in which statements and transactions of bulk requests (`letOthersFirst`) wait until no other
 * request does. So others wait for at most one of them, however many bulk requests there are.
 */
export class TwoClassPool extends pg.Pool {
  private readonly bulkCalls: BulkCall[] = [];

  constructor(config: pg.PoolConfig) {
    super(config);
    // Emitted before the connection goes to the next that waits.
    this.on('release', () => this.connectBulk());
  }

  /** Number of calls that wait for the connection. */
  get callsWaiting(): number {
    return this.waitingCount + this.bulkCalls.length;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    const mustWait = requestContext()?.isBulk && this.totalCount > this.idleCount;
    if (!mustWait) return callback ? super.connect(callback) : super.connect();
    if (callback) return void this.bulkCalls.push({ connect: () => super.connect(callback), overtaken: 0 });
    return new Promise((resolve) => this.bulkCalls.push({ connect: () => resolve(super.connect()), overtaken: 0 }));
  }

  private connectBulk(): void {
    const [next] = this.bulkCalls;
    if (!next) return;
    if (this.waitingCount > 0 && next.overtaken < MAX_OVERTAKING) {
      next.overtaken += 1;
      return;
    }
    this.bulkCalls.shift();
    next.connect();
  }
}
