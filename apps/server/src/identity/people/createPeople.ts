import { createTextSearch } from '@gezi/pickers/core';
import type { Database } from '../../platform/db';
import { createPeopleTable, type PeopleHits, type PeopleSearch, type PeopleTable } from './PeopleTable';
import { readPeople } from './readPeople';

/** Milliseconds after which all people are reloaded in the background. */
const MAX_AGE = 10 * 60_000;
/** Milliseconds of overlap when reading changes: server clocks differ, and commits take time. */
const OVERLAP = 30_000;
/** Milliseconds without a search after which a tenant is evicted. */
const IDLE_LIMIT = 60 * 60_000;

export interface People {
  /** Searches the people of a tenant. */
  search: (tenantId: number, search: PeopleSearch) => Promise<PeopleHits>;
  /** Whether the people are loaded; starts loading them if not. */
  isLoaded: (tenantId: number) => boolean;
}

interface CacheEntry {
  table: Promise<PeopleTable>;
  isRead: boolean;
  readAt: number;
  /** Epoch milliseconds up to which changes are included. */
  seenTo: number;
  usedAt: number;
}

/**
 * In-memory search of the people of each tenant by account, name and pinyin.
 *
 * The next search on every server sees changes of a user row (its `updateTime`). Other changes, such as a department or
 * tenant assigned without touching the user, are seen after ten minutes. Callers must read the hits from the database, so
 * that nobody who left is shown.
 *
 * @param clock epoch milliseconds
 */
export function createPeople(db: Database, clock: () => number): People {
  const textSearch = createTextSearch();
  const cache = new Map<number, CacheEntry>();

  async function readAll(tenantId: number): Promise<PeopleTable> {
    const people = await readPeople(db, tenantId);
    await textSearch.prepare([...new Set(people.map(({ realname }) => realname))]);
    return createPeopleTable(people, textSearch);
  }

  /** The cache entry of a tenant; reloads an old one in the background. */
  function entryOf(tenantId: number): CacheEntry {
    const now = clock();
    for (const [id, { usedAt }] of cache) if (usedAt + IDLE_LIMIT < now) cache.delete(id);
    const entry = cache.get(tenantId) ?? start(tenantId, now);
    entry.usedAt = now;
    if (entry.isRead && entry.readAt + MAX_AGE < now) renew(tenantId, entry, now);
    return entry;
  }

  function start(tenantId: number, now: number): CacheEntry {
    const entry: CacheEntry = { table: readAll(tenantId), isRead: false, readAt: now, seenTo: now, usedAt: now };
    cache.set(tenantId, entry);
    entry.table.then(
      () => (entry.isRead = true),
      // A failed load is retried by the next search.
      () => cache.get(tenantId) === entry && cache.delete(tenantId),
    );
    return entry;
  }

  function renew(tenantId: number, old: CacheEntry, now: number): void {
    old.readAt = now;
    const table = readAll(tenantId);
    table.then(
      () => cache.get(tenantId) === old && cache.set(tenantId, { ...old, table, readAt: now, seenTo: now }),
      // The old entry is used until the next reload.
      () => undefined,
    );
  }

  async function catchUp(tenantId: number, entry: CacheEntry, table: PeopleTable): Promise<void> {
    const now = clock();
    const changed = await readPeople(db, tenantId, entry.seenTo - OVERLAP);
    entry.seenTo = Math.max(entry.seenTo, now);
    await textSearch.prepare(changed.map(({ realname }) => realname));
    table.merge(
      changed.filter(({ isMember }) => isMember),
      changed.flatMap(({ id, isMember }) => (isMember ? [] : id)),
    );
  }

  return {
    isLoaded: (tenantId) => entryOf(tenantId).isRead,
    async search(tenantId, search) {
      const entry = entryOf(tenantId);
      const wasRead = entry.isRead;
      const table = await entry.table;
      if (wasRead) await catchUp(tenantId, entry, table);
      return table.search(search);
    },
  };
}
