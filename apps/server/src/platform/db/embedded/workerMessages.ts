/** Start parameters of the worker. */
export interface WorkerSettings {
  /** Folder of the database; created if missing. */
  folder: string;
  sharedBuffers: string;
  /** One Int32: the number of the running request, 0 when idle. The main thread measures the duration with it. */
  progress: SharedArrayBuffer;
}

export type ToWorker = { number: number; request: Uint8Array<ArrayBuffer> } | 'close';

export type FromWorker =
  | { kind: 'opened' }
  | { kind: 'closed' }
  | { kind: 'answer'; number: number; answer: Uint8Array }
  /** The database could not be opened, or crashed during a request. */
  | { kind: 'failed'; message: string };
