/** Finds what stored values are called, many at a time. */
export interface Names<Item> {
  /** The item of a value; null when there is none; undefined until asked and answered. */
  peek: (value: string) => Item | null | undefined;
  /** Whether the last call for a value failed. */
  hasFailed: (value: string) => boolean;
  /** Sees to it that values are known; told by {@link Names.subscribe} when they are. What failed is asked again. */
  ask: (values: readonly string[]) => void;
  /** Takes note of items met elsewhere. */
  learn: (items: readonly Item[]) => void;
  subscribe: (listener: () => void) => () => void;
  /** Raised by every answer, for those who watch many values. */
  version: () => number;
}

export interface NamesOptions<Item> {
  keyOf: (item: Item) => string;
  load: (values: readonly string[]) => Promise<readonly Item[]>;
  /** Values in one call at most; default 100: they travel in an address. */
  batch?: number;
  /** Milliseconds that askers are gathered for; default 10. */
  gatherMs?: number;
}

/**
 * A cache of names for values that come from elsewhere, e.g. the user cells of a grid: whatever is asked for within a
 * moment becomes one call. A call that fails is told; the next one who asks tries again.
 */
export function createNames<Item>({ keyOf, load, batch = 100, gatherMs = 10 }: NamesOptions<Item>): Names<Item> {
  const found = new Map<string, Item | null>();
  const failed = new Set<string>();
  const underWay = new Set<string>();
  const waiting = new Set<string>();
  const listeners = new Set<() => void>();
  let version = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell() {
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
      tell();
    } catch {
      for (const value of values) failed.add(value);
      tell();
    } finally {
      for (const value of values) underWay.delete(value);
    }
  }

  return {
    peek: (value) => found.get(value),
    hasFailed: (value) => failed.has(value),
    ask(values) {
      for (const value of values) {
        if (!value || found.has(value) || underWay.has(value)) continue;
        waiting.add(value);
        failed.delete(value);
      }
      if (waiting.size > 0) timer ??= setTimeout(send, gatherMs);
    },
    learn(items) {
      const fresh = items.filter((item) => found.get(keyOf(item)) !== item);
      if (fresh.length === 0) return;
      for (const item of fresh) {
        found.set(keyOf(item), item);
        failed.delete(keyOf(item));
      }
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
  };
}
