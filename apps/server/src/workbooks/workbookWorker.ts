import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from './readSheet';
import type { WorkbookTask } from './workbookMessages';

// Knows nothing of ours but its neighbours: a thread started from the source resolves no other package of ours.
const { path, fileType, ...limits } = workerData as WorkbookTask;
parentPort!.postMessage(readSheet(readFileSync(path), fileType, limits));
