import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from './readSheet';
import type { WorkbookAnswer, WorkbookTask } from './workbookMessages';

/** Rows of one message: taking over all of them at once would stop the server for a while. */
const STEP = 2_000;

// Knows nothing of ours but its neighbours: a thread started from the source resolves no other package of ours.
const { path, fileType, ...limits } = workerData as WorkbookTask;
const port = parentPort!;
const answer = readSheet(readFileSync(path), fileType, limits);
if ('refusal' in answer) port.postMessage(answer);
else {
  let from = 0;
  const sendSome = () => {
    const rows = answer.rows.slice(from, from + STEP);
    from += STEP;
    port.postMessage({ rows, isLast: from >= answer.rows.length } satisfies WorkbookAnswer);
  };
  port.on('message', sendSome);
  sendSome();
}
