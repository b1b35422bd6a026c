/** The part of the web storage interface used here. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps texts for as long as the page or process lives. */
export function memoryStorage(): KeyValueStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/**
 * A storage of the browser, looked up when first used; in Node, or where the browser forbids it, one in memory.
 * A full storage refuses silently: what is kept here can all be fetched again.
 */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  let found: KeyValueStorage | undefined;
  const storage = () => (found ??= usable(kind) ?? memoryStorage());
  return {
    getItem: (key) => storage().getItem(key),
    setItem(key, value) {
      try {
        storage().setItem(key, value);
      } catch {
        // An outdated value would be worse than none.
        storage().removeItem(key);
      }
    },
    removeItem: (key) => storage().removeItem(key),
  };
}

function usable(kind: 'localStorage' | 'sessionStorage'): KeyValueStorage | undefined {
  // Node 22+ has a `localStorage` that warns and fails without a file: only a page's own counts.
  if (typeof window === 'undefined') return undefined;
  try {
    const storage = window[kind];
    storage.getItem('');
    return storage;
  } catch {
    return undefined;
  }
}
