import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '../../platform/kit/lowerPriority';
import { readSheet } from './readSheet';
import type { WorkbookAnswer, WorkbookTask } from './workbookMessages';

/** Rows per message; receiving them keeps other calls of the server waiting for some 2 ms. */
const STEP = 250;

lowerPriority();
const { path, fileType, ...limits } = workerData as WorkbookTask;
const port = parentPort!;
const answer = readSheet(readFileSync(path), fileType, limits);
if ('refusal' in answer) port.postMessage(answer);
else {
  let from = 0;
  const sendChunk = () => {
    const rows = answer.rows.slice(from, from + STEP);
    from += STEP;
    port.postMessage({ rows, isLast: from >= answer.rows.length } satisfies WorkbookAnswer);
  };
  port.on('message', sendChunk);
  sendChunk();
}
