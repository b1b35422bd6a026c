import type { KeyValueStorage } from '@gezi/client/core';
import { readSaved, withoutSaved, withSaved, type SavedQuery } from './SavedQuery';

/** Before the route path or save code (B§9; contract, part 1 §1.10). */
export const SAVED_QUERY_PREFIX = 'JSuperQuerySaved_';

/** Where the saved queries of one page are kept. */
export interface SavedQueries {
  load(): Promise<SavedQuery[]>;
  /** Takes the place of the one of that name. @returns all of them */
  save(query: SavedQuery): Promise<SavedQuery[]>;
  /** @returns those that are left */
  remove(title: string): Promise<SavedQuery[]>;
}

export interface LocalSavedQueriesOptions {
  storage: KeyValueStorage;
  /** Route path or save code of the page. */
  code: string;
  /** Whose they are where several people share a browser: each sees their own and those of nobody. Default nobody's. */
  owner?: string;
}

/** Saved queries of this browser. */
export function localSavedQueries({ storage, code, owner }: LocalSavedQueriesOptions): SavedQueries {
  const key = SAVED_QUERY_PREFIX + code;
  const all = (): unknown[] => {
    const value = parsed(storage.getItem(key));
    return Array.isArray(value) ? value : [];
  };
  const ownerOf = (item: unknown): unknown => (Object(item) as { owner?: unknown }).owner;
  const isMine = (item: unknown) => ownerOf(item) === undefined || ownerOf(item) === owner;
  const read = () => readSaved(all().filter(isMine));
  const write = (list: SavedQuery[]) => {
    const others = all().filter((item) => !isMine(item));
    const mine = owner === undefined ? list : list.map((query) => ({ ...query, owner }));
    const kept = [...others, ...mine];
    if (kept.length > 0) storage.setItem(key, JSON.stringify(kept));
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
 * Saved queries of a signed-in person: kept by the server, so that they are there on every machine, with a copy here for
 * when it cannot be reached.
 */
export function syncedSavedQueries(server: SavedQueries, local: SavedQueries): SavedQueries {
  /** Makes the copy say what the server says. */
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
