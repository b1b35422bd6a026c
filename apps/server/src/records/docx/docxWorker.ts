import { parentPort, workerData } from 'node:worker_threads';
import type { DocxTask } from './docxMessages';
import { fillTemplate } from './fillTemplate';

// Imports only neighbours, because a thread started from source cannot resolve other workspace packages.
parentPort!.postMessage(fillTemplate(workerData as DocxTask));
