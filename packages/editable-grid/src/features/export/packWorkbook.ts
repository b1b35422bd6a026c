import type { ExportMessage } from '../../exportWorker';
import { startExportWorker } from '../../startExportWorker';
import type { WorkbookJob } from './writeWorkbook';

/** Rows handed to the worker at once. */
const PART = 2000;

/**
 * The bytes of a workbook, written in a worker so that the page stays responsive, or on the main thread if no worker
 * can be started (old bundlers, strict content security policies).
 */
export async function packWorkbook({ rows, ...job }: WorkbookJob): Promise<ArrayBuffer> {
  try {
    return await inWorker(rows, job);
  } catch {
    const { writeWorkbook } = await import('./writeWorkbook');
    return writeWorkbook({ rows, ...job });
  }
}

function inWorker(rows: WorkbookJob['rows'], job: Omit<WorkbookJob, 'rows'>): Promise<ArrayBuffer> {
  const worker = startExportWorker();
  const send = (message: ExportMessage) => worker.postMessage(message);
  return new Promise<ArrayBuffer>((done, fail) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => done(data));
    worker.addEventListener('error', (event) => fail(new Error(event.message)));
    for (let from = 0; from < rows.length; from += PART) send({ part: rows.slice(from, from + PART) });
    send({ job });
  }).finally(() => worker.terminate());
}
