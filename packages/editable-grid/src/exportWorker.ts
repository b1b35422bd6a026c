import { writeWorkbook, type WorkbookJob } from './features/export/writeWorkbook';

/** Messages from the page to the worker; rows arrive in parts. */
export type ExportMessage = { part: WorkbookJob['rows'] } | { job: Omit<WorkbookJob, 'rows'> };

// A dedicated worker; the types of one and of a page exclude each other.
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<ExportMessage>) => void): void;
  postMessage(message: ArrayBuffer, transfer: Transferable[]): void;
}
const scope = globalThis as WorkerScope;

const rows: WorkbookJob['rows'][number][] = [];

scope.addEventListener('message', ({ data }) => {
  if ('part' in data) {
    for (const row of data.part) rows.push(row);
    return;
  }
  const bytes = writeWorkbook({ ...data.job, rows });
  scope.postMessage(bytes, [bytes]);
});
