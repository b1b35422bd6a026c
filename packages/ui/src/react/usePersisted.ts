import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Merges the given fields into a stored record. */
export type PersistedUpdate<T> = (patch: Partial<T>) => void;

/**
 * A small record in the browser's local storage, shared by all components and tabs that use the same key. If the
 * storage is unavailable (private mode, full), the value lasts until the page is left.
 *
 * @param key storage key, e.g. `gezi.preferences`; undefined does not touch the storage, whose first access costs a
 * page some milliseconds
 * @param read turns parsed JSON of unknown shape into a valid record; must be a stable function
 */
export function usePersisted<T extends object>(
  key: string | undefined,
  read: (stored: unknown) => T,
): [T, PersistedUpdate<T>] {
  const text = useSyncExternalStore(
    key === undefined ? nothingToHear : subscribe,
    () => (key === undefined ? '' : textOf(key)),
    emptyText,
  );
  const value = useMemo(() => read(parse(text)), [read, text]);
  const change = useCallback<PersistedUpdate<T>>(
    (patch) => {
      if (key !== undefined) write(key, JSON.stringify({ ...read(parse(textOf(key))), ...patch }));
    },
    [key, read],
  );
  return [value, change];
}

const listeners = new Set<() => void>();
// Values that could not be stored; they take precedence.
const unstored = new Map<string, string>();
const emptyText = () => '';
const nothingToHear = () => () => {};

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function textOf(key: string): string {
  const kept = unstored.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  for (const listener of listeners) listener();
}

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
