/** Loads the names of stored values, many in one call. */
export interface Names<Item> {
  /** The item of a value; null if there is none, undefined until it is loaded. */
  peek: (value: string) => Item | null | undefined;
  /** Whether the last call for a value failed. */
  hasFailed: (value: string) => boolean;
  /** Loads values that are not known; {@link Names.subscribe} notifies. Failed ones are loaded again. */
  request: (values: readonly string[]) => void;
  /** Adds items that were loaded elsewhere. */
  add: (items: readonly Item[]) => void;
  subscribe: (listener: () => void) => () => void;
  /** A number that every change raises, for a snapshot of many values. */
  version: () => number;
}

export interface NamesOptions<Item> {
  keyOf: (item: Item) => string;
  load: (values: readonly string[]) => Promise<readonly Item[]>;
  /** Maximum number of values in one call; default 100, since they travel in the URL. */
  batch?: number;
  /** Milliseconds during which requests are gathered; default 10. */
  gatherMs?: number;
}

/**
 * A cache of names that are loaded on demand, e.g. for the user cells of a grid: requests within a moment become one
 * call. A failed call is retried by the next request.
 */
export function createNames<Item>({ keyOf, load, batch = 100, gatherMs = 10 }: NamesOptions<Item>): Names<Item> {
  const found = new Map<string, Item | null>();
  const failed = new Set<string>();
  const underWay = new Set<string>();
  const waiting = new Set<string>();
  const listeners = new Set<() => void>();
  let version = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function notify() {
    version += 1;
    for (const listener of listeners) listener();
  }
  function send() {
    timer = undefined;
    const all = [...waiting];
    waiting.clear();
    for (let from = 0; from < all.length; from += batch) void fetchNames(all.slice(from, from + batch));
  }
  async function fetchNames(values: readonly string[]) {
    for (const value of values) underWay.add(value);
    try {
      const items = new Map((await load(values)).map((item) => [keyOf(item), item]));
      for (const value of values) found.set(value, items.get(value) ?? found.get(value) ?? null);
      notify();
    } catch {
      for (const value of values) failed.add(value);
      notify();
    } finally {
      for (const value of values) underWay.delete(value);
    }
  }

  return {
    peek: (value) => found.get(value),
    hasFailed: (value) => failed.has(value),
    request(values) {
      for (const value of values) {
        if (!value || found.has(value) || underWay.has(value)) continue;
        waiting.add(value);
        failed.delete(value);
      }
      if (waiting.size > 0) timer ??= setTimeout(send, gatherMs);
    },
    add(items) {
      const fresh = items.filter((item) => found.get(keyOf(item)) !== item);
      if (fresh.length === 0) return;
      for (const item of fresh) {
        found.set(keyOf(item), item);
        failed.delete(keyOf(item));
      }
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
  };
}
