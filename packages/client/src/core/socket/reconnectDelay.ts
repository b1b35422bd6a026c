/** Most milliseconds put on top of the specified delay. */
const MOST_JITTER_MS = 30_000;

/**
 * Milliseconds to wait before connecting again: the specified delay, and on top of it a random part that doubles
 * with each attempt, from a fifth of the delay up to 30 s, so that a restarted server is not met by all at once.
 *
 * @param attempt 0 for the first one after a sound connection
 * @param random 0 up to, not including, 1
 */
export function reconnectDelay(delayMs: number, attempt: number, random: number): number {
  const spread = Math.min((delayMs / 5) * 2 ** attempt, MOST_JITTER_MS);
  return delayMs + Math.floor(random * spread);
}
