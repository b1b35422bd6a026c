export interface ExpiringCache<Value> {
  /** The cached value of a key, or the result of `compute`. Concurrent calls share one computation. */
  load(key: string, compute: () => Promise<Value>): Promise<Value>;
  delete(key: string): void;
}

/**
 * Caches values in memory for a limited time. Failures are not cached.
 *
 * @param clock current time in epoch milliseconds
 * @param timeToLive milliseconds
 */
export function expiringCache<Value>(clock: () => number, timeToLive: number): ExpiringCache<Value> {
  const entries = new Map<string, { value: Promise<Value>; until: number }>();
  return {
    load(key, compute) {
      const cached = entries.get(key);
      if (cached && cached.until > clock()) return cached.value;
      const entry = { value: compute(), until: clock() + timeToLive };
      entries.set(key, entry);
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return entry.value;
    },
    delete: (key) => void entries.delete(key),
  };
}
