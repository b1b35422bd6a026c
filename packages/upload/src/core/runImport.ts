import { ApiError, describeFailure, endsSession, type Client, type ClientLocale } from '@gezi/client/core';

/** How far an import is. `percent` 0 to 100, whole; undefined where nobody knows. */
export interface ImportProgress {
  phase: 'sending' | 'reading' | 'saving';
  percent?: number;
  /** Rows done and in all, once the server tells them. */
  rows?: { done: number; total: number };
}

/**
 * How an import ended: `done`; `with-errors` (code 201), with the address of the file that tells them; `refused` by the
 * server, nothing stored, with its message and, where rows were at fault, the address of such a file (else `''`);
 * `failed`, without an answer of it.
 */
export type ImportOutcome =
  | { kind: 'done'; message: string; result: unknown }
  | { kind: 'with-errors'; message: string; fileUrl: string; result: unknown }
  | { kind: 'refused'; message: string; fileUrl: string }
  | { kind: 'failed'; detail: string }
  | { kind: 'cancelled' };

export interface ImportRequest {
  /** Path below the API, e.g. `/sys/user/importExcel`. */
  url: string;
  files: readonly File[];
  /** Field of the files: `files[]` of the dialog (default), `file` of list pages. */
  fieldName?: 'files[]' | 'file';
  /** Checks every row first and imports nothing if one fails; default false. */
  validate?: boolean;
  isSingleTableImport?: boolean;
  foreignKeys?: string;
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
  /** Milliseconds between questions how far the server is; default 1000, 0 = none. */
  pollMs?: number;
  /** Of what is said when a call fails on the way; default `zh-CN`. */
  locale?: ClientLocale;
}

/** Where the server tells how far an import is; the key is a field `progressKey` of the import. */
const PROGRESS_PATH = '/sys/common/importProgress';

/** Sends workbooks to be imported, asking meanwhile how far the server is, and reads the answer (B§7, 8). */
export async function runImport(client: Client, request: ImportRequest): Promise<ImportOutcome> {
  const { url, files, fieldName = 'files[]', validate = false, onProgress, pollMs = 1000, signal } = request;
  const progressKey = randomKey();
  const poll = pollMs > 0 && onProgress ? startPolling(client, progressKey, pollMs, onProgress) : undefined;
  try {
    const answer = await client.upload(
      url,
      {
        [fieldName]: files,
        isSingleTableImport: request.isSingleTableImport,
        foreignKeys: request.foreignKeys,
        validateStatus: validate ? 1 : 0,
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
    if (!(error instanceof ApiError)) return { kind: 'failed', detail: '' };
    if (error.kind === 'aborted') return { kind: 'cancelled' };
    if (endsSession(error)) client.report(error);
    if (error.message && error.status > 0)
      return { kind: 'refused', message: error.message, fileUrl: fileUrlOf(error.result) };
    return { kind: 'failed', detail: describeFailure(error, { locale: request.locale }).message };
  } finally {
    poll?.stop();
  }
}

/** The error file: the answer itself for the dialog, a member of it for list pages (contract, part 1 §1.11). */
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
      // A server that does not tell is no failure of the import.
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

const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
