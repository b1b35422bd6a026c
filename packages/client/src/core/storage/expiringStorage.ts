import { parseRecord } from '../kit/parseJson';
import type { KeyValueStorage } from './KeyValueStorage';

/** Lifetime of token, user info, dictionaries and departments: 7 days (P§9), in milliseconds. */
export const WEEK_MS = 604_800_000;

interface Entry<T> {
  value: T;
  /** Epoch milliseconds; null for no expiry. */
  expire: number | null;
}

export interface ExpiringStorage {
  /** The value of a key; undefined if it is missing, expired or unreadable. */
  get<T>(key: string): Entry<T> | undefined;
  /** @param expire epoch milliseconds; null for no expiry */
  set(key: string, value: unknown, expire: number | null): void;
  remove(key: string): void;
}

/** Stores values with an expiry as JSON `{ value, expire }`. */
export function expiringStorage(storage: KeyValueStorage, now: () => number): ExpiringStorage {
  return {
    get<T>(key: string) {
      const entry = read(storage.getItem(key));
      if (!entry) return undefined;
      if (entry.expire === null || entry.expire > now()) return entry as Entry<T>;
      storage.removeItem(key);
      return undefined;
    },
    set: (key, value, expire) => storage.setItem(key, JSON.stringify({ value, expire } satisfies Entry<unknown>)),
    remove: (key) => storage.removeItem(key),
  };
}

function read(text: string | null): Entry<unknown> | undefined {
  const { value, expire } = parseRecord(text ?? '') ?? {};
  if (value === undefined || value === null) return undefined;
  return expire === null || typeof expire === 'number' ? { value, expire } : undefined;
}
