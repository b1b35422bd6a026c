import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '../../platform/kit/lowerPriority';
import { readSheet } from './readSheet';
import type { WorkbookAnswer, WorkbookTask } from './workbookMessages';

/** Rows per message; receiving all rows at once would block the server. */
const STEP = 2_000;

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
