export interface LoadOnceOptions {
  /** Epoch milliseconds. */
  now: () => number;
  /** Milliseconds an answer counts; 0 only joins calls under way. */
  keepMs: number;
  /** Most answers kept; the oldest go first. Default 200. */
  limit?: number;
}

export interface LoadOnce {
  /** The answer kept under a key, the one on its way, or a new one. Failures are not kept. */
  load<T>(key: string, run: () => Promise<T>): Promise<T>;
  /** Forgets all; what is still on its way is no longer handed out. */
  clear(): void;
}

/** Joins equal calls that are under way and keeps their answers for a while, in memory. */
export function loadOnce({ now, keepMs, limit = 200 }: LoadOnceOptions): LoadOnce {
  let answers = new Map<string, { promise: Promise<unknown>; until: number }>();

  return {
    load<T>(key: string, run: () => Promise<T>): Promise<T> {
      const kept = answers.get(key);
      if (kept && kept.until > now()) return kept.promise as Promise<T>;
      const promise = run();
      const entry = { promise, until: Infinity };
      const home = answers;
      home.delete(key);
      home.set(key, entry);
      if (home.size > limit) home.delete(home.keys().next().value!);
      promise.then(
        () => {
          entry.until = now() + keepMs;
        },
        () => {
          if (home.get(key) === entry) home.delete(key);
        },
      );
      return promise;
    },
    clear() {
      answers = new Map();
    },
  };
}
