/**
 * A limit on calls a minute by key, e.g. an address; of this server alone.
 *
 * @returns whether one more is within the limit; asking counts, unless it counts for 0
 */
export function perMinute(limit: number, clock: () => number): (key: string, counts?: number) => boolean {
  let minute = 0;
  let counts = new Map<string, number>();
  return (key, added = 1) => {
    const now = Math.floor(clock() / 60_000);
    if (now !== minute) {
      minute = now;
      counts = new Map();
    }
    const count = (counts.get(key) ?? 0) + added;
    counts.set(key, count);
    return count <= limit;
  };
}
