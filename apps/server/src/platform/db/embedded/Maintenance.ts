import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import type { Engine } from './Engine';

export interface MaintenanceTimes {
  /** Milliseconds between checkpoints while there are statements; default 5 minutes. */
  checkpoint: number;
  /** Idle milliseconds before a vacuum; default 1 minute. */
  idle: number;
}

/** Number of statements after which a vacuum is worthwhile. */
const VACUUM_AFTER = 2_000;

/**
 * Checkpoints and vacuums, which background processes do in a PostgreSQL server. Without checkpoints the WAL grows and the
 * next start takes longer; without vacuum the tables grow and plans get worse.
 */
export class Maintenance {
  private readonly timer: NodeJS.Timeout;
  private lastUse = performance.now();
  private lastCheckpoint = performance.now();
  private sinceCheckpoint = 0;
  private sinceVacuum = 0;
  private isRunning = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly engine: Engine,
    private readonly times: MaintenanceTimes = { checkpoint: 300_000, idle: 60_000 },
  ) {
    pool.on('acquire', () => {
      if (this.isRunning) return;
      this.lastUse = performance.now();
      this.sinceCheckpoint += 1;
      this.sinceVacuum += 1;
    });
    this.timer = setInterval(() => void this.runIfDue(), Math.min(times.checkpoint, times.idle) / 4);
    this.timer.unref();
  }

  /** Vacuums and checkpoints at once, e.g. after imports. */
  async runNow(): Promise<void> {
    await this.run('vacuum (analyze)');
    this.sinceVacuum = 0;
    await this.checkpoint();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.checkpoint().catch(() => undefined);
  }

  private async runIfDue(): Promise<void> {
    if (this.isRunning) return;
    try {
      const now = performance.now();
      if (this.sinceCheckpoint > 0 && now - this.lastCheckpoint >= this.times.checkpoint) await this.checkpoint();
      if (this.sinceVacuum >= VACUUM_AFTER && now - this.lastUse >= this.times.idle) await this.runNow();
    } catch {
      // The database is closing or was restarted; the next interval tries again.
    }
  }

  private async checkpoint(): Promise<void> {
    this.lastCheckpoint = performance.now();
    this.sinceCheckpoint = 0;
    await this.run('checkpoint');
  }

  /** Runs a statement outside a transaction, with the patient time limit. */
  private async run(statement: string): Promise<void> {
    this.isRunning = true;
    let client: pg.PoolClient | undefined;
    try {
      client = await this.pool.connect();
      this.engine.patient = true;
      await client.query(statement);
    } finally {
      this.isRunning = false;
      this.engine.patient = false;
      client?.release();
    }
  }
}
