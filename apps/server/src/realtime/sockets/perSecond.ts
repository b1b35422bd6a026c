/**
 * A limit on messages in any second, counted in whole ones.
 *
 * @returns whether one more is within the limit
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
