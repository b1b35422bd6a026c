import { ApiError } from '../errors/ApiError';
import type { Client } from '../http/Client';
import type { Outcome } from '../kit/Outcome';
import { listenerSet } from '../kit/listenerSet';
import { onTokenChange } from '../session/onTokenChange';
import { browserStorage, type KeyValueStorage } from '../storage/KeyValueStorage';
import { expiringStorage, WEEK_MS } from '../storage/expiringStorage';
import { parseDictionaryItems, type DictionaryItem } from './DictionaryItem';
import { loadOnce } from './loadOnce';

/** Key of the cached dictionaries in the local storage. Those of one tenant and language are stored at a time. */
const DICTIONARY_KEY = 'UI_CACHE_DB_DICT_DATA';
/** Cache time of table dictionaries and searches in milliseconds: their rows change during the day (B§9). */
const TABLE_DICTIONARY_MS = 30_000;

export interface DictionariesOptions {
  client: Client;
  /** Default the browser's local storage; in Node a storage in memory. */
  storage?: KeyValueStorage;
  /** Current time in epoch milliseconds; default `Date.now`. */
  now?: () => number;
}

export type RefreshRefusal = 'cache-refresh-failed';

/** Cache of the dictionaries of the current tenant in the language of the client. */
export interface Dictionaries {
  /**
   * The items of a dictionary.
   *
   * @param code `code`, cached for 7 days, or `table,text,code[,condition]`, cached for 30 s
   * @throws {ApiError} `empty-dictionary-code` for an empty code; no request is sent
   */
  items: (code: string) => Promise<readonly DictionaryItem[]>;
  /** The cached items; undefined if they have to be loaded. */
  peek: (code: string) => readonly DictionaryItem[] | undefined;
  /**
   * Items that match a keyword, cached for 30 s.
   *
   * @param pageSize maximum number of items; default 10
   */
  search: (code: string, keyword: string, pageSize?: number) => Promise<readonly DictionaryItem[]>;
  /** The labels of comma-joined values, in the same order; a value without a label is returned as it is. */
  labels: (code: string, values: string) => Promise<readonly string[]>;
  /** Fills the cache with all dictionaries at once, e.g. with `sysAllDictItems` of a login. */
  seed: (all: Readonly<Record<string, unknown>>) => void;
  /**
   * Clears the cache of the server, then loads all dictionaries again. Never throws; on failure the cached items stay.
   * `describeNotice(outcome)` gives the message to show.
   */
  refresh: () => Promise<Outcome<'cache-refreshed', RefreshRefusal>>;
  /**
   * Loads all dictionaries again unless the cached ones have this version. Never throws; on failure the cached items stay.
   * A server that pushes versions sends them over the change channel.
   */
  setVersion: (version: string) => Promise<void>;
  /** Empties the cache, as at the end of a session. */
  clear: () => void;
  /** Calls the listener when cached items change. @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

/** The stored dictionaries, their tenant and their language. */
interface StoredCache {
  tenantId: number;
  /** Absent in caches of earlier versions, which had no languages. */
  language?: string;
  cache: Cache;
  /** Version of the server's dictionaries; absent if it was not known. */
  version?: string;
}
type Cache = Record<string, { items: DictionaryItem[]; expire: number }>;

/** Creates the dictionary cache. Each dictionary is loaded once and stored per tenant and language. */
export function createDictionaries({ client, now = Date.now, ...options }: DictionariesOptions): Dictionaries {
  const storage = expiringStorage(options.storage ?? browserStorage('localStorage'), now);
  const coded = loadOnce({ now, keepMs: 0 });
  const tables = loadOnce({ now, keepMs: TABLE_DICTIONARY_MS });
  const listeners = listenerSet();
  let memory: StoredCache | undefined;
  // Incremented by everything that makes answers under way outdated.
  let generation = 0;

  const tenant = () => client.session.get().tenantId;
  /** Everything the items depend on. */
  const scope = () => ({ tenantId: tenant(), language: client.language() });
  const isCurrent = (of: { tenantId: number; language?: string } | undefined) =>
    of?.tenantId === tenant() && (of.language ?? '') === client.language();

  function readStored(): StoredCache {
    if (memory && isCurrent(memory)) return memory;
    const stored = storage.get<StoredCache>(DICTIONARY_KEY)?.value;
    memory =
      stored && isCurrent(stored)
        ? { ...scope(), cache: parseCache(stored.cache), version: stored.version }
        : { ...scope(), cache: {} };
    return memory;
  }

  function writeCache(cache: Cache, version?: string) {
    memory = { ...scope(), cache, version };
    storage.set(DICTIONARY_KEY, memory, now() + WEEK_MS);
    listeners.notify();
  }

  function writeAll(all: Readonly<Record<string, unknown>>, version?: string) {
    const expire = now() + WEEK_MS;
    const entries = Object.entries(all).map(([code, list]) => [code, { items: parseDictionaryItems(list), expire }]);
    writeCache(Object.fromEntries(entries) as Cache, version);
  }

  /** Loads all dictionaries. @throws {ApiError} */
  async function loadAll(version?: string): Promise<void> {
    const requested = { generation, ...scope() };
    const all = await client.get<Record<string, unknown>>('/sys/dict/queryAllDictItems', {}, { silent: true });
    // After a sign-out, a change of tenant or of language the answer is outdated.
    if (requested.generation !== generation || !isCurrent(requested)) return;
    reset();
    writeAll(all ?? {}, version);
  }

  /** Drops what is in memory; another tab may have stored newer items. */
  function reset() {
    generation += 1;
    memory = undefined;
    coded.clear();
    tables.clear();
  }

  async function fetchItems(code: string): Promise<DictionaryItem[]> {
    const path = `/sys/dict/getDictItems/${encodeURIComponent(code)}`;
    return parseDictionaryItems(await client.get(path, {}, { silent: true }));
  }

  function peek(code: string) {
    const { cache } = readStored();
    const entry = Object.hasOwn(cache, code) ? cache[code] : undefined;
    return entry && entry.expire > now() ? entry.items : undefined;
  }

  const scopedKey = (...parts: unknown[]) => JSON.stringify([scope(), ...parts]);

  const dictionaries: Dictionaries = {
    async items(code) {
      if (!code) throw new ApiError({ kind: 'empty-dictionary-code', path: '/sys/dict/getDictItems/' });
      if (isTable(code)) return tables.load(scopedKey('items', code), () => fetchItems(code));
      return (
        peek(code) ??
        coded.load(scopedKey(code), async () => {
          const requested = { generation, ...scope() };
          const items = await fetchItems(code);
          if (requested.generation === generation && isCurrent(requested)) {
            const { cache, version } = readStored();
            writeCache({ ...cache, [code]: { items, expire: now() + WEEK_MS } }, version);
          }
          return items;
        })
      );
    },
    peek,
    async search(code, keyword, pageSize = 10) {
      if (!code) throw new ApiError({ kind: 'empty-dictionary-code', path: '/sys/dict/loadDict/' });
      const path = `/sys/dict/loadDict/${encodeURIComponent(code)}`;
      return tables.load(scopedKey('search', code, keyword, pageSize), async () =>
        parseDictionaryItems(await client.get(path, { keyword, pageSize }, { silent: true })),
      );
    },
    async labels(code, values) {
      if (!code) throw new ApiError({ kind: 'empty-dictionary-code', path: '/sys/dict/loadDictItem/' });
      if (!values) return [];
      const path = `/sys/dict/loadDictItem/${encodeURIComponent(code)}`;
      const query = { key: values, delNotExist: false };
      return tables.load(scopedKey('labels', code, values), async () => {
        const labels = await client.get(path, query, { silent: true });
        return Array.isArray(labels) ? labels.map(String) : [];
      });
    },
    seed(all) {
      reset();
      writeAll(all);
    },
    async refresh() {
      try {
        await client.get('/sys/dict/refleshCache', {}, { silent: true });
        await loadAll();
        return { ok: true, value: 'cache-refreshed' };
      } catch {
        return { ok: false, reason: 'cache-refresh-failed' };
      }
    },
    async setVersion(version) {
      if (readStored().version === version) return;
      // Another tab may have loaded this version.
      reset();
      if (readStored().version === version) listeners.notify();
      else await loadAll(version).catch(() => undefined);
    },
    clear() {
      reset();
      storage.remove(DICTIONARY_KEY);
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
  onTokenChange(client.session, (token) => (token === undefined ? dictionaries.clear() : reset()));
  return dictionaries;
}

/** Entries may come from an earlier version or from another application of the platform. */
const parseCache = (stored: Cache | undefined): Cache =>
  Object.fromEntries(
    Object.entries(stored ?? {}).map(([code, { items, expire }]) => [
      code,
      { items: parseDictionaryItems(items), expire },
    ]),
  );

/** `table,text,code` or `table,text,code,condition`. */
const isTable = (code: string): boolean => code.includes(',');
