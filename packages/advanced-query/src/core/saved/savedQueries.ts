import type { KeyValueStorage } from '@gezi/client/core';
import { parseSavedQueries, withoutSaved, withSaved, type SavedQuery } from './SavedQuery';

/** Prefix of the storage key, followed by route path or save code (B§9; contract, part 1 §1.10). */
const SAVED_QUERY_PREFIX = 'JSuperQuerySaved_';

/** Store of the saved queries of a page. */
export interface SavedQueries {
  /** Returns all saved queries. */
  load(): Promise<SavedQuery[]>;
  /** Saves a query; replaces the query of the same name. @returns all saved queries */
  save(query: SavedQuery): Promise<SavedQuery[]>;
  /** Deletes a query. @returns the remaining saved queries */
  remove(title: string): Promise<SavedQuery[]>;
}

export interface LocalSavedQueriesOptions {
  /** Storage, e.g. `browserStorage('localStorage')`. */
  storage: KeyValueStorage;
  /** Route path or save code of the page. */
  code: string;
  /** Id of the user, if several users share a browser. A user sees own queries and those saved without owner. Default none. */
  owner?: string;
}

/** Saves queries in a storage of the browser. */
export function localSavedQueries({ storage, code, owner }: LocalSavedQueriesOptions): SavedQueries {
  const key = SAVED_QUERY_PREFIX + code;
  const all = (): unknown[] => {
    const value = parsed(storage.getItem(key));
    return Array.isArray(value) ? value : [];
  };
  const ownerOf = (item: unknown): unknown => (Object(item) as { owner?: unknown }).owner;
  const isOwn = (item: unknown) => ownerOf(item) === undefined || ownerOf(item) === owner;
  const read = () => parseSavedQueries(all().filter(isOwn));
  const write = (list: SavedQuery[]) => {
    const others = all().filter((item) => !isOwn(item));
    const mine = owner === undefined ? list : list.map((query) => ({ ...query, owner }));
    const entries = [...others, ...mine];
    if (entries.length > 0) storage.setItem(key, JSON.stringify(entries));
    else storage.removeItem(key);
    return list;
  };
  return {
    load: async () => read(),
    save: async (query) => write(withSaved(read(), query)),
    remove: async (title) => write(withoutSaved(read(), title)),
  };
}

/**
 * Saves queries on a server, with a local copy for when the server cannot be reached.
 */
export function syncedSavedQueries(server: SavedQueries, local: SavedQueries): SavedQueries {
  /** Updates the local copy to the list of the server. */
  async function copy(list: SavedQuery[]): Promise<SavedQuery[]> {
    const titles = new Set(list.map(({ title }) => title));
    for (const { title } of await local.load()) if (!titles.has(title)) await local.remove(title);
    for (const query of list) await local.save(query);
    return list;
  }
  return {
    async load() {
      const here = await local.load();
      const there = await server.load().catch(() => undefined);
      return there ? copy(there) : here;
    },
    save: async (query) => copy(await server.save(query)),
    remove: async (title) => copy(await server.remove(title)),
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
