import { startThread } from '../../platform/kit/startThread';
import type { SheetPlace, SheetRefusal, SheetRow, WorkbookAnswer, WorkbookTask } from './workbookMessages';

export type WorkbookRefusal = SheetRefusal | 'too-slow';

/** Rows of a workbook, or the reason for a refusal and the place at fault, if there is one. */
export type WorkbookOutcome =
  | { ok: true; value: SheetRow[] }
  | { ok: false; reason: WorkbookRefusal; place?: SheetPlace };

/** Milliseconds. */
const TIME_LIMIT = 60_000;
/** Memory limits of the thread. */
const MEMORY = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 };
const MAX_COLUMNS = 200;

export interface ReadOptions {
  /** Maximum number of non-empty rows. */
  maxRows: number;
  /** Names of the sheets to read besides the first; default none. */
  sheets?: readonly string[];
  /** Milliseconds; default a minute. */
  timeLimit?: number;
}

/**
 * Reads the first sheet of a workbook and the named ones in a worker thread with limits on time and memory.
 *
 * @param path file whose signature matches `fileType`
 */
export function readWorkbook(
  path: string,
  fileType: 'xls' | 'xlsx',
  { maxRows, sheets = [], timeLimit = TIME_LIMIT }: ReadOptions,
): Promise<WorkbookOutcome> {
  const workerData: WorkbookTask = { path, fileType, maxRows, maxColumns: MAX_COLUMNS, sheets };
  const thread = startThread(import.meta.url, 'workbookWorker', {
    workerData,
    resourceLimits: MEMORY,
  });
  return new Promise((resolve) => {
    let hasEnded = false;
    const end = (outcome: WorkbookOutcome) => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(timer);
      // The next thread may start only when this one has ended.
      void thread.terminate().finally(() => resolve(outcome));
    };
    const refuse = (reason: WorkbookRefusal, place?: SheetPlace) => end({ ok: false, reason, ...(place && { place }) });
    const timer = setTimeout(() => refuse('too-slow'), timeLimit);
    const rows: SheetRow[] = [];
    thread.on('message', (answer: WorkbookAnswer) => {
      if ('refusal' in answer) return refuse(answer.refusal, answer.place);
      rows.push(...answer.rows);
      if (answer.isLast) return end({ ok: true, value: rows });
      // Yield to the event loop first.
      setImmediate(() => thread.postMessage('more'));
    });
    thread.once('error', () => refuse('too-large'));
    thread.once('exit', () => refuse('damaged'));
  });
}
