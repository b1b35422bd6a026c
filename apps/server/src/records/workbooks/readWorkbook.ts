import { done, refused, type Outcome } from '@gezi/domain';
import { startThread } from '../../platform/kit/startThread';
import type { SheetRefusal, SheetRow, WorkbookAnswer, WorkbookTask } from './workbookMessages';

export type WorkbookRefusal = SheetRefusal | 'too-slow';

/** Milliseconds. */
const TIME_LIMIT = 60_000;
/** Memory limit of the thread in megabytes. */
const MEMORY = 1024;
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
): Promise<Outcome<SheetRow[], WorkbookRefusal>> {
  const workerData: WorkbookTask = { path, fileType, maxRows, maxColumns: MAX_COLUMNS, sheets };
  const thread = startThread(import.meta.url, 'workbookWorker', {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  return new Promise((resolve) => {
    const end = (outcome: Outcome<SheetRow[], WorkbookRefusal>) => {
      clearTimeout(timer);
      void thread.terminate();
      resolve(outcome);
    };
    const timer = setTimeout(() => end(refused('too-slow')), timeLimit);
    const rows: SheetRow[] = [];
    thread.on('message', (answer: WorkbookAnswer) => {
      if ('refusal' in answer) return end(refused(answer.refusal));
      rows.push(...answer.rows);
      if (answer.isLast) return end(done(rows));
      // Yield to the event loop first.
      setImmediate(() => thread.postMessage('more'));
    });
    thread.once('error', () => end(refused('too-large')));
    thread.once('exit', () => end(refused('damaged')));
  });
}
