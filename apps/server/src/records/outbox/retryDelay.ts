/** Seconds before the second attempt. */
const FIRST = 30;
const MAX = 3600;

/** Attempts per message: about two hours. */
export const MAX_TRIES = 8;

/**
 * Seconds until the next attempt: doubled each time, and shortened by up to a half, so that messages that failed together
 * do not come back together.
 *
 * @param tries attempts so far, at least 1
 * @param random from 0 to 1
 */
export const retryDelay = (tries: number, random: number): number =>
  Math.round(Math.min(FIRST * 2 ** (tries - 1), MAX) * (1 - random / 2));
