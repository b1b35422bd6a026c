/** The part of the web storage interface that is used. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage in memory, for Node and tests. */
export function memoryStorage(): KeyValueStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/**
 * A storage of the browser, looked up at first use; in memory in Node, or where the browser forbids storage. A value
 * that does not fit is dropped without an error: the caches can load it again.
 */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  let opened: KeyValueStorage | undefined;
  const storage = () => (opened ??= usable(kind) ?? memoryStorage());
  return {
    getItem: (key) => storage().getItem(key),
    setItem(key, value) {
      try {
        storage().setItem(key, value);
      } catch {
        // The old value would be outdated.
        storage().removeItem(key);
      }
    },
    removeItem: (key) => storage().removeItem(key),
  };
}

function usable(kind: 'localStorage' | 'sessionStorage'): KeyValueStorage | undefined {
  // Node 22+ has a `localStorage` that fails without a file.
  if (typeof window === 'undefined') return undefined;
  try {
    const storage = window[kind];
    storage.getItem('');
    return storage;
  } catch {
    return undefined;
  }
}
