export interface ExpiringCache<Value> {
  /** The cached value of a key, or the result of `compute`. Concurrent calls share one computation. */
  load(key: string, compute: () => Promise<Value>): Promise<Value>;
  /** The cached value of a key; undefined if there is none or it is still being computed. */
  ready(key: string): Value | undefined;
  delete(key: string): void;
}

/**
 * Caches values in memory for a limited time. Failures are not cached.
 *
 * @param clock current time in epoch milliseconds
 * @param timeToLive milliseconds
 */
export function expiringCache<Value>(clock: () => number, timeToLive: number): ExpiringCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  return {
    load(key, compute) {
      const cached = entries.get(key);
      if (cached && cached.until > clock()) return cached.value;
      const entry: Entry<Value> = { value: compute(), until: clock() + timeToLive };
      entries.set(key, entry);
      entry.value.then(
        (value) => (entry.ready = value),
        () => entries.get(key) === entry && entries.delete(key),
      );
      return entry.value;
    },
    ready(key) {
      const cached = entries.get(key);
      return cached && cached.until > clock() ? cached.ready : undefined;
    },
    delete: (key) => void entries.delete(key),
  };
}

interface Entry<Value> {
  value: Promise<Value>;
  until: number;
  /** Present once it is computed. */
  ready?: Value;
}
