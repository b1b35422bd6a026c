import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '../../platform/kit/lowerPriority';
import type { DocxTask } from './docxMessages';
import { fillTemplate } from './fillTemplate';

// Imports only files of the server, because a thread started from source cannot resolve other workspace packages.
lowerPriority();
parentPort!.postMessage(fillTemplate(workerData as DocxTask));
