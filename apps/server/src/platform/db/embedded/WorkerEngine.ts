import type { TimeLimits } from '../Database';
import type { Engine } from './Engine';
import { WorkerSession } from './WorkerSession';

export interface WorkerEngineOptions {
  /** Folder of the database; the caller must hold its lock. */
  folder: string;
  limits: TimeLimits;
  /** PostgreSQL's `shared_buffers`; default `128MB`. */
  sharedBuffers?: string;
}

/** Runs the database in a worker thread and reopens it after a failure or a statement timeout. */
export class WorkerEngine implements Engine {
  patient = false;
  private current: WorkerSession | undefined;
  private closed: Error | undefined;
  private readonly options: WorkerEngineOptions;

  constructor(options: WorkerEngineOptions) {
    this.options = options;
  }

  async session(): Promise<WorkerSession> {
    if (this.closed) throw this.closed;
    const session = (this.current ??= this.start());
    await session.opened();
    return session;
  }

  /** Stops at once and for good, e.g. because the lock was lost. */
  abandon(reason: Error): void {
    this.closed = reason;
    this.current?.end(reason);
  }

  async close(): Promise<void> {
    this.closed ??= new Error('the database is closed');
    await this.current?.close();
  }

  private start(): WorkerSession {
    const { folder, limits, sharedBuffers = '128MB' } = this.options;
    const session = new WorkerSession({
      folder,
      sharedBuffers,
      limit: () => (this.patient ? limits.patient : limits.statement),
    });
    void session.ended.then(() => {
      this.current = undefined;
      // Reopens before the next caller needs it; if that fails, the next caller gets the error.
      if (!this.closed && session.wasOpen) this.session().catch(() => undefined);
    });
    return session;
  }
}
