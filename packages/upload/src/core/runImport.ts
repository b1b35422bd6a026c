import { ApiError, describeFailure, endsSession, randomId, type Client, type ClientLocale } from '@gezi/client/core';
import type { ColumnChoice, ImportPreview } from './importPreview';

/** Progress of an import. `percent` is a whole number from 0 to 100; undefined if unknown. */
export interface ImportProgress {
  phase: 'sending' | 'reading' | 'saving';
  percent?: number;
  /** Processed rows and all rows, once known. */
  rows?: { done: number; total: number };
}

/**
 * Result of an import: `done`; `with-errors` (code 201), with the URL of the error file; `refused` by the server, nothing
 * stored, with its message and the URL of the error file, or `''`; `failed` without an answer.
 */
export type ImportOutcome =
  | { kind: 'done'; message: string; result: unknown }
  | { kind: 'with-errors'; message: string; fileUrl: string; result: unknown }
  | ImportFailure;

/** An import or a preview that stored nothing. */
type ImportFailure =
  | { kind: 'refused'; message: string; fileUrl: string; result: unknown }
  | { kind: 'failed'; detail: string }
  | { kind: 'cancelled' };

export interface ImportRequest {
  /** Path below the API, e.g. `/sys/user/importExcel`. */
  url: string;
  files: readonly File[];
  /** Form field of the files: `files[]` (default, dialog) or `file` (list pages). */
  fieldName?: 'files[]' | 'file';
  /** Whether all rows are validated first and nothing is imported if one fails; default false. */
  validate?: boolean;
  isSingleTableImport?: boolean;
  foreignKeys?: string;
  /** Columns that the user chose; default: by name. */
  columns?: ColumnChoice | undefined;
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
  /** Interval of progress calls in milliseconds; default 1000, 0 for none. */
  pollMs?: number;
  /** Language of messages; default `zh-CN`. */
  locale?: ClientLocale;
}

/** Path of the progress call; its key is the form field `progressKey` of the import. */
const PROGRESS_PATH = '/sys/common/importProgress';

/** Sends workbooks to import, polls the progress and reads the answer (B§7, B§8). */
export async function runImport(client: Client, request: ImportRequest): Promise<ImportOutcome> {
  const { url, files, fieldName = 'files[]', validate = false, onProgress, pollMs = 1000, signal } = request;
  const progressKey = randomId();
  const poll = pollMs > 0 && onProgress ? startPolling(client, progressKey, pollMs, onProgress) : undefined;
  try {
    const answer = await client.upload(
      url,
      {
        [fieldName]: files,
        isSingleTableImport: request.isSingleTableImport,
        foreignKeys: request.foreignKeys,
        validateStatus: validate ? 1 : 0,
        columns: request.columns && JSON.stringify(request.columns),
        progressKey,
      },
      {
        silent: true,
        ...(signal && { signal }),
        onProgress: ({ percent }) => {
          if (percent < 100) onProgress?.({ phase: 'sending', percent });
          else poll?.start();
        },
      },
    );
    const { code, message, result } = answer;
    if (code !== 201) return { kind: 'done', message, result };
    return { kind: 'with-errors', message, fileUrl: fileUrlOf(result), result };
  } catch (error) {
    return failureOf(error, client, request);
  } finally {
    poll?.stop();
  }
}

/** Reads the first rows of a workbook on the server, which stores nothing. */
export async function previewImport(
  client: Client,
  { url, files, fieldName = 'files[]', signal, locale }: ImportRequest,
): Promise<{ kind: 'preview'; preview: ImportPreview } | ImportFailure> {
  try {
    const fields = { [fieldName]: files.slice(0, 1), preview: 1 };
    const { result } = await client.upload<ImportPreview>(url, fields, { silent: true, ...(signal && { signal }) });
    return { kind: 'preview', preview: result };
  } catch (error) {
    return failureOf(error, client, { locale });
  }
}

function failureOf(error: unknown, client: Client, { locale }: Pick<ImportRequest, 'locale'>): ImportFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed', detail: '' };
  if (error.kind === 'aborted') return { kind: 'cancelled' };
  if (endsSession(error)) client.report(error);
  if (error.message && error.status > 0)
    return { kind: 'refused', message: error.message, fileUrl: fileUrlOf(error.result), result: error.result };
  return { kind: 'failed', detail: describeFailure(error, { locale }).message };
}

/** URL of the error file: the result for the dialog, a member of it for list pages (contract, part 1 §1.11). */
function fileUrlOf(result: unknown): string {
  if (typeof result === 'string') return result;
  const url = (result as { fileUrl?: unknown } | null)?.fileUrl;
  return typeof url === 'string' ? url : '';
}

function startPolling(client: Client, key: string, pollMs: number, onProgress: (progress: ImportProgress) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function ask() {
    try {
      const told = await client.get<{ phase: 'reading' | 'saving'; done: number; total: number } | null>(
        PROGRESS_PATH,
        { key },
        { silent: true },
      );
      if (!isOver && told) {
        const { phase, done, total } = told;
        onProgress({
          phase,
          ...(total > 0 && { percent: Math.min(100, Math.floor((done / total) * 100)), rows: { done, total } }),
        });
      }
    } catch {
      // Missing progress is not a failure of the import.
    }
    if (!isOver) timer = setTimeout(ask, pollMs);
  }

  return {
    start() {
      if (timer !== undefined || isOver) return;
      onProgress({ phase: 'reading' });
      timer = setTimeout(ask, pollMs / 4);
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
