/** Maximum jitter in milliseconds. */
const MAX_JITTER_MS = 30_000;

/**
 * Milliseconds before reconnecting: the delay plus jitter, so that clients do not reconnect to a restarted server all at
 * once. The jitter doubles with each attempt, from a fifth of the delay up to 30 s.
 *
 * @param attempt 0 for the first attempt after a stable connection
 * @param random number in [0, 1)
 */
export function reconnectDelay(delayMs: number, attempt: number, random: number): number {
  const spread = Math.min((delayMs / 5) * 2 ** attempt, MAX_JITTER_MS);
  return delayMs + Math.floor(random * spread);
}
