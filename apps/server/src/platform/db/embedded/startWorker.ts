import type { Worker } from 'node:worker_threads';
import { startThread } from '../../kit/startThread';
import type { WorkerSettings } from './workerMessages';

/** Starts the thread of the embedded database. */
export const startWorker = (settings: WorkerSettings): Worker =>
  startThread(import.meta.url, 'databaseWorker', { workerData: settings });
