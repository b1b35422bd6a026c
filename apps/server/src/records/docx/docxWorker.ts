import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '../../platform/kit/lowerPriority';
import type { DocxTask } from './docxMessages';
import { fillTemplate } from './fillTemplate';

lowerPriority();
parentPort!.postMessage(fillTemplate(workerData as DocxTask));
