/**
 * Limits messages per second of the clock.
 *
 * @returns a function that counts a message and returns whether it is within the limit
 */
export function perSecond(limit: number, clock: () => number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(clock() / 1000);
    if (now !== second) {
      second = now;
      count = 0;
    }
    count += 1;
    return count <= limit;
  };
}
