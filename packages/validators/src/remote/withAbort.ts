/** The promise of `start`, or a rejection with the signal's reason once it aborts, even if `start` ignores it. */
export async function withAbort<T>(start: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return start();
  signal.throwIfAborted();
  let stop = () => {};
  const ended = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([start(), ended]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
