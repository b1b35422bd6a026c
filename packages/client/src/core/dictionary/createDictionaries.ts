import { ApiError } from '../errors/ApiError';
import type { Client } from '../http/Client';
import type { Outcome } from '../kit/Outcome';
import { listenerSet } from '../kit/listenerSet';
import { onTokenChange } from '../session/onTokenChange';
import { browserStorage, type KeyValueStorage } from '../storage/KeyValueStorage';
import { expiringStorage, WEEK_MS } from '../storage/expiringStorage';
import { readItems, type DictionaryItem } from './DictionaryItem';
import { loadOnce } from './loadOnce';

/** Where the dictionaries lie in the local storage; the platform's name. */
export const DICTIONARY_KEY = 'UI_CACHE_DB_DICT_DATA';
/** Milliseconds that table dictionaries and searches are kept: their rows change all day (B§9, cache default). */
export const TABLE_DICTIONARY_MS = 30_000;

export interface DictionariesOptions {
  client: Client;
  /** Default the browser's local storage; in Node one in memory. */
  storage?: KeyValueStorage;
  /** Epoch milliseconds; default `Date.now`. */
  now?: () => number;
}

export type RefreshRefusal = 'cache-refresh-failed';

export interface Dictionaries {
  /**
   * The items of a dictionary: `code`, kept for 7 days, or `table,text,code[,condition]`, kept for 30 s.
   *
   * @throws {ApiError} `empty-dictionary-code` without a code; nothing is sent then
   */
  items: (code: string) => Promise<readonly DictionaryItem[]>;
  /** The items when they are at hand; undefined when they must be loaded. */
  peek: (code: string) => readonly DictionaryItem[] | undefined;
  /** Searches a dictionary by keyword. @param pageSize most items wanted; default 10 */
  search: (code: string, keyword: string, pageSize?: number) => Promise<readonly DictionaryItem[]>;
  /** The texts of comma-joined values, in their order; a value without one stands for itself. */
  texts: (code: string, values: string) => Promise<readonly string[]>;
  /** Takes all dictionaries at once, as a login answers them. */
  seed: (all: Readonly<Record<string, unknown>>) => void;
  /**
   * Has the server drop its cache, then loads all anew. What to show: `describe` with `cache-refreshed` or the
   * reason. Does not throw, and keeps the old items when it fails.
   */
  refresh: () => Promise<Outcome<'cache-refreshed', RefreshRefusal>>;
  /** Forgets everything, as at the end of a session. */
  clear: () => void;
  /** Told when items at hand have changed. @returns stops listening */
  subscribe: (listener: () => void) => () => void;
}

type Kept = Record<string, { items: DictionaryItem[]; expire: number }>;

/** Loads dictionaries once and keeps them, apart for each tenant. */
export function createDictionaries({ client, now = Date.now, ...options }: DictionariesOptions): Dictionaries {
  const storage = expiringStorage(options.storage ?? browserStorage('localStorage'), now);
  const plain = loadOnce({ now, keepMs: 0 });
  const table = loadOnce({ now, keepMs: TABLE_DICTIONARY_MS });
  const listeners = listenerSet();
  let read: { key: string; kept: Kept } | undefined;
  // Raised by whatever makes answers on their way outdated.
  let generation = 0;

  const storageKey = () => `${DICTIONARY_KEY}:${client.session.get().tenantId}`;

  function kept(): Kept {
    const key = storageKey();
    if (read?.key !== key) read = { key, kept: storage.get<Kept>(key)?.value ?? {} };
    return read.kept;
  }

  function keep(next: Kept) {
    read = { key: storageKey(), kept: next };
    storage.set(read.key, next, now() + WEEK_MS);
    listeners.tell();
  }

  function keepAll(all: Readonly<Record<string, unknown>>) {
    const expire = now() + WEEK_MS;
    keep(Object.fromEntries(Object.entries(all).map(([code, list]) => [code, { items: readItems(list), expire }])));
  }

  /** Drops what is in memory; another tab may have stored newer items. */
  function forget() {
    generation += 1;
    read = undefined;
    plain.clear();
    table.clear();
  }

  async function fetchItems(code: string): Promise<DictionaryItem[]> {
    const path = `/sys/dict/getDictItems/${encodeURIComponent(code)}`;
    return readItems(await client.get(path, {}, { silent: true }));
  }

  function peek(code: string) {
    const entry = Object.hasOwn(kept(), code) ? kept()[code] : undefined;
    return entry && entry.expire > now() ? entry.items : undefined;
  }

  const tenantKey = (...parts: unknown[]) => JSON.stringify([client.session.get().tenantId, ...parts]);

  const dictionaries: Dictionaries = {
    async items(code) {
      if (!code) throw new ApiError({ kind: 'empty-dictionary-code', path: '/sys/dict/getDictItems/' });
      if (isTable(code)) return table.load(tenantKey('items', code), () => fetchItems(code));
      return (
        peek(code) ??
        plain.load(tenantKey(code), async () => {
          const asked = { generation, key: storageKey() };
          const items = await fetchItems(code);
          if (asked.generation === generation && asked.key === storageKey()) {
            keep({ ...kept(), [code]: { items, expire: now() + WEEK_MS } });
          }
          return items;
        })
      );
    },
    peek,
    async search(code, keyword, pageSize = 10) {
      if (!code) throw new ApiError({ kind: 'empty-dictionary-code', path: '/sys/dict/loadDict/' });
      const path = `/sys/dict/loadDict/${encodeURIComponent(code)}`;
      return table.load(tenantKey('search', code, keyword, pageSize), async () =>
        readItems(await client.get(path, { keyword, pageSize }, { silent: true })),
      );
    },
    async texts(code, values) {
      if (!code) throw new ApiError({ kind: 'empty-dictionary-code', path: '/sys/dict/loadDictItem/' });
      if (!values) return [];
      const path = `/sys/dict/loadDictItem/${encodeURIComponent(code)}`;
      const query = { key: values, delNotExist: false };
      return table.load(tenantKey('texts', code, values), async () => {
        const texts = await client.get(path, query, { silent: true });
        return Array.isArray(texts) ? texts.map(String) : [];
      });
    },
    seed(all) {
      forget();
      keepAll(all);
    },
    async refresh() {
      const asked = { generation, key: storageKey() };
      try {
        await client.get('/sys/dict/refleshCache', {}, { silent: true });
        const all = await client.get<Record<string, unknown>>('/sys/dict/queryAllDictItems', {}, { silent: true });
        // Signed out or moved to another tenant meanwhile: the answer is nobody's.
        if (asked.generation === generation && asked.key === storageKey()) {
          forget();
          keepAll(all ?? {});
        }
        return { ok: true, value: 'cache-refreshed' };
      } catch {
        return { ok: false, reason: 'cache-refresh-failed' };
      }
    },
    clear() {
      forget();
      storage.remove(storageKey());
      read = undefined;
      listeners.tell();
    },
    subscribe: listeners.subscribe,
  };
  onTokenChange(client.session, (token) => (token === undefined ? dictionaries.clear() : forget()));
  return dictionaries;
}

/** `table,text,code` or `table,text,code,condition`. */
const isTable = (code: string): boolean => code.includes(',');
