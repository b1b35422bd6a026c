export interface LoadOnceOptions {
  /** Current time in epoch milliseconds. */
  now: () => number;
  /** Cache time of an answer in milliseconds; 0 only joins calls under way. */
  keepMs: number;
  /** Maximum number of cached answers; the oldest is dropped first. Default 200. */
  limit?: number;
}

export interface LoadOnce {
  /** Returns the cached answer of a key, the call under way, or starts a new one. Failures are not cached. */
  load<T>(key: string, run: () => Promise<T>): Promise<T>;
  /** Drops all answers, including those under way. */
  clear(): void;
}

/** Joins equal calls under way and caches their answers in memory. */
export function loadOnce({ now, keepMs, limit = 200 }: LoadOnceOptions): LoadOnce {
  let answers = new Map<string, { promise: Promise<unknown>; until: number }>();

  return {
    load<T>(key: string, run: () => Promise<T>): Promise<T> {
      const cached = answers.get(key);
      if (cached && cached.until > now()) return cached.promise as Promise<T>;
      const promise = run();
      const entry = { promise, until: Infinity };
      const current = answers;
      current.delete(key);
      current.set(key, entry);
      if (current.size > limit) current.delete(current.keys().next().value!);
      promise.then(
        () => {
          entry.until = now() + keepMs;
        },
        () => {
          if (current.get(key) === entry) current.delete(key);
        },
      );
      return promise;
    },
    clear() {
      answers = new Map();
    },
  };
}
