import { performance } from 'node:perf_hooks';
import type { Worker } from 'node:worker_threads';
import type { EngineSession } from './Engine';
import { startWorker } from './startWorker';
import { StatementTimeoutError } from './StatementTimeoutError';
import type { FromWorker, ToWorker, WorkerSettings } from './workerMessages';

interface Waiting {
  resolve(answer: Uint8Array): void;
  reject(reason: Error): void;
}

export interface SessionOptions {
  folder: string;
  sharedBuffers: string;
  /** Current time limit of a request, milliseconds. */
  limit(): number;
}

/** One run of the database thread. It ends when it is closed, when it fails, or when a request takes too long. */
export class WorkerSession implements EngineSession {
  readonly ended: Promise<Error>;
  private readonly worker: Worker;
  private readonly opening: Promise<void>;
  private readonly progress = new Int32Array(new SharedArrayBuffer(4));
  private readonly waiting = new Map<number, Waiting>();
  private readonly options: SessionOptions;
  /** Whether the database was opened successfully. */
  wasOpen = false;
  private number = 0;
  private watch: NodeJS.Timeout | undefined;
  private isClosing = false;
  private endReason: Error | undefined;

  constructor(options: SessionOptions) {
    this.options = options;
    const settings: WorkerSettings = {
      folder: options.folder,
      sharedBuffers: options.sharedBuffers,
      progress: this.progress.buffer as SharedArrayBuffer,
    };
    this.worker = startWorker(settings);
    let opened!: () => void;
    let failed!: (reason: Error) => void;
    this.opening = new Promise((resolve, reject) => ((opened = resolve), (failed = reject)));
    this.opening.catch(() => undefined);
    this.worker.on('message', (message: FromWorker) => {
      if (message.kind === 'opened') {
        this.wasOpen = true;
        opened();
      } else if (message.kind === 'answer') this.takeWaiting(message.number)?.resolve(message.answer);
      else if (message.kind === 'closed') void this.worker.terminate();
      else if (message.kind === 'failed') this.end(new Error(`the embedded database failed: ${message.message}`));
    });
    this.worker.on('error', (error) => this.end(error));
    this.ended = new Promise((resolve) => {
      this.worker.on('exit', () => {
        const reason =
          this.endReason ?? new Error(this.isClosing ? 'the database is closed' : 'the database thread ended');
        clearInterval(this.watch);
        failed(reason);
        for (const waiting of this.waiting.values()) waiting.reject(reason);
        this.waiting.clear();
        // The folder is free for the next run only after the thread has exited.
        resolve(reason);
      });
    });
  }

  /** Resolves when the database accepts requests. */
  opened(): Promise<void> {
    return this.opening;
  }

  answer(request: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    if (this.endReason || this.isClosing) return Promise.reject(this.endReason ?? new Error('the database is closing'));
    this.number = (this.number % 0x7fff_ffff) + 1;
    const number = this.number;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.startWatch();
      this.post({ number, request }, [request.buffer]);
    });
  }

  /** Stops at once. Requests in flight reject with the reason; answered requests are durable. */
  end(reason: Error): void {
    if (this.endReason) return;
    this.endReason = reason;
    void this.worker.terminate();
  }

  /** Shuts the database down cleanly. */
  async close(): Promise<void> {
    if (!this.isClosing && !this.endReason) {
      this.isClosing = true;
      this.post('close');
    }
    await this.ended;
  }

  private post(message: ToWorker, memory: ArrayBuffer[] = []): void {
    this.worker.postMessage(message, memory);
  }

  private takeWaiting(number: number): Waiting | undefined {
    const waiting = this.waiting.get(number);
    this.waiting.delete(number);
    if (this.waiting.size === 0) {
      clearInterval(this.watch);
      this.watch = undefined;
    }
    return waiting;
  }

  /** Ends the session if the worker is still busy with the same request after the limit. */
  private startWatch(): void {
    if (this.watch) return;
    let seen = 0;
    let since = 0;
    this.watch = setInterval(
      () => {
        const inWork = Atomics.load(this.progress, 0);
        if (inWork !== seen) {
          seen = inWork;
          since = performance.now();
          return;
        }
        const limit = this.options.limit();
        if (inWork !== 0 && performance.now() - since > limit) this.end(new StatementTimeoutError(limit));
      },
      Math.min(250, Math.max(20, this.options.limit() / 10)),
    );
  }
}
