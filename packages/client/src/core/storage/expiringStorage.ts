import { parseRecord } from '../kit/parseJson';
import type { KeyValueStorage } from './KeyValueStorage';

/** Token, user info, dictionaries and departments are kept for 7 days (P§9), in milliseconds. */
export const WEEK_MS = 604_800_000;

interface Kept<T> {
  value: T;
  /** Epoch milliseconds; null = no end. */
  expire: number | null;
}

export interface ExpiringStorage {
  /** What is kept under a key; undefined when there is nothing, its time is over, or it cannot be read. */
  get<T>(key: string): Kept<T> | undefined;
  /** @param expire epoch milliseconds, null = no end */
  set(key: string, value: unknown, expire: number | null): void;
  remove(key: string): void;
}

/** Values with an end, as JSON `{value, expire}` in a storage of texts. */
export function expiringStorage(storage: KeyValueStorage, now: () => number): ExpiringStorage {
  return {
    get<T>(key: string) {
      const kept = read(storage.getItem(key));
      if (!kept) return undefined;
      if (kept.expire === null || kept.expire > now()) return kept as Kept<T>;
      storage.removeItem(key);
      return undefined;
    },
    set: (key, value, expire) => storage.setItem(key, JSON.stringify({ value, expire } satisfies Kept<unknown>)),
    remove: (key) => storage.removeItem(key),
  };
}

function read(text: string | null): Kept<unknown> | undefined {
  const { value, expire } = parseRecord(text ?? '') ?? {};
  if (value === undefined || value === null) return undefined;
  return expire === null || typeof expire === 'number' ? { value, expire } : undefined;
}
