/**
 * A limit on calls a minute by key, e.g. an address; of this server alone.
 *
 * @returns whether one more is within the limit; asking counts
 */
export function perMinute(limit: number, clock: () => number): (key: string) => boolean {
  let minute = 0;
  let counts = new Map<string, number>();
  return (key) => {
    const now = Math.floor(clock() / 60_000);
    if (now !== minute) {
      minute = now;
      counts = new Map();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= limit;
  };
}
