import type { TimeLimits } from '../Database';
import type { Engine } from './Engine';
import { WorkerSession } from './WorkerSession';

export interface WorkerEngineOptions {
  /** Folder of the database, of which the caller holds the lock. */
  folder: string;
  limits: TimeLimits;
  /** PostgreSQL's own cache; default `128MB`. */
  sharedBuffers?: string;
}

/** The database in a worker thread: after a failure or a statement without end it is opened again. */
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

  /** Ends the run at once and for good, e.g. because the folder is no longer ours. */
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
      // The next caller need not wait for what can be done now; a folder that does not open is left to him.
      if (!this.closed && session.wasOpen) this.session().catch(() => undefined);
    });
    return session;
  }
}
