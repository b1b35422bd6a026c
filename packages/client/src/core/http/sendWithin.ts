import { ApiError } from '../errors/ApiError';
import { startLongTimer } from '../kit/longTimer';

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

export interface SendLimits {
  path: string;
  /** Timeout in milliseconds; includes reading the answer. */
  timeoutMs: number;
  signal?: AbortSignal;
}

/**
 * Sends a request and reads its answer within one timeout. Throws {@link ApiError} of kind `aborted`, `timeout` or
 * `network`.
 */
export async function sendWithin<T>(limits: SendLimits, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { path, timeoutMs, signal } = limits;
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timedOut = false;
  const stopTimer = startLongTimer(() => {
    timedOut = true;
    abort();
  }, timeoutMs);
  signal?.addEventListener('abort', abort, { once: true });
  try {
    if (signal?.aborted) throw new ApiError({ kind: 'aborted', path });
    return await run(controller.signal);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (timedOut) throw new ApiError({ kind: 'timeout', path, cause: error });
    if (signal?.aborted) throw new ApiError({ kind: 'aborted', path, cause: error });
    throw new ApiError({ kind: 'network', path, cause: error });
  } finally {
    stopTimer();
    signal?.removeEventListener('abort', abort);
  }
}
