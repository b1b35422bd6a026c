/** What the worker is started with. */
export interface WorkerSettings {
  /** Folder of the database; made when it is not there. */
  folder: string;
  sharedBuffers: string;
  /** One Int32: the number of the request in work, 0 when idle. Lets the other side see how long a request takes. */
  progress: SharedArrayBuffer;
}

export type ToWorker = { number: number; request: Uint8Array<ArrayBuffer> } | 'close';

export type FromWorker =
  | { kind: 'opened' }
  | { kind: 'closed' }
  | { kind: 'answer'; number: number; answer: Uint8Array }
  /** The database did not open, or its code stopped in the middle of a request: it cannot go on. */
  | { kind: 'failed'; message: string };
