import { withAbort } from './withAbort';

/**
 * Lets only the latest of several overlapping calls count. A new call aborts the previous one, whose caller gets the
 * result of the latest, so that a late answer never replaces a newer one.
 *
 * @param run receives a signal that aborts on a newer call or with the caller's own signal
 */
export function lastWins<Input, Result>(
  run: (input: Input, signal: AbortSignal) => Promise<Result>,
): (input: Input, signal?: AbortSignal) => Promise<Result> {
  let newest: Promise<Result> | undefined;
  let controller: AbortController | undefined;

  async function follow(mine: Promise<Result>): Promise<Result> {
    try {
      const result = await mine;
      if (newest === mine) return result;
    } catch (error) {
      if (newest === mine) throw error;
    }
    return follow(newest!);
  }

  return async (input, signal) => {
    signal?.throwIfAborted();
    controller?.abort(new DOMException('superseded', 'AbortError'));
    const own = new AbortController();
    controller = own;
    const giveUp = () => own.abort(signal?.reason);
    signal?.addEventListener('abort', giveUp, { once: true });
    const mine = withAbort(() => run(input, own.signal), own.signal);
    newest = mine;
    try {
      return await withAbort(() => follow(mine), signal);
    } finally {
      signal?.removeEventListener('abort', giveUp);
    }
  };
}
