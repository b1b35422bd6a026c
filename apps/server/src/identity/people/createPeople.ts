import { createTextSearch } from '@gezi/pickers/core';
import type { Database } from '../../platform/db';
import { createPeopleTable, type PeopleHits, type PeopleSearch, type PeopleTable } from './PeopleTable';
import { readPeople } from './readPeople';

/** Milliseconds after which everybody is read anew, beside the search that asks. */
const LIFE = 10 * 60_000;
/** Changes are looked for so many milliseconds further back: the clocks of several servers differ, and commits take time. */
const OVERLAP = 30_000;
/** Tenants nobody searched for so long are forgotten. */
const IDLE = 60 * 60_000;

export interface People {
  /** What a search finds among the people of a tenant. */
  search: (tenantId: number, search: PeopleSearch) => Promise<PeopleHits>;
  /** Whether a search is answered at once; if not, the people are being read from now on. */
  areHere: (tenantId: number) => boolean;
}

interface Kept {
  table: Promise<PeopleTable>;
  isRead: boolean;
  readAt: number;
  /** Changes up to here are in. */
  seenTo: number;
  usedAt: number;
}

/**
 * The people of a tenant, kept in memory to be searched by account, name and pinyin, and counted, at every key.
 *
 * Whoever changes a user row (its `updateTime`) is seen by the next search, on every server; anything else, as a
 * department or tenant given without touching the user, after ten minutes. Whoever is listed is read from the
 * database all the same: nobody is shown who left.
 *
 * @param clock epoch milliseconds
 */
export function createPeople(db: Database, clock: () => number): People {
  const spelling = createTextSearch();
  const kept = new Map<number, Kept>();

  async function readAll(tenantId: number): Promise<PeopleTable> {
    const people = await readPeople(db, tenantId);
    await spelling.prepare([...new Set(people.map(({ realname }) => realname))]);
    return createPeopleTable(people, spelling);
  }

  /** The people as they are kept, read anew beside where that is long ago. */
  function entryOf(tenantId: number): Kept {
    const now = clock();
    for (const [id, { usedAt }] of kept) if (usedAt + IDLE < now) kept.delete(id);
    const entry = kept.get(tenantId) ?? start(tenantId, now);
    entry.usedAt = now;
    if (entry.isRead && entry.readAt + LIFE < now) renew(tenantId, entry, now);
    return entry;
  }

  function start(tenantId: number, now: number): Kept {
    const made: Kept = { table: readAll(tenantId), isRead: false, readAt: now, seenTo: now, usedAt: now };
    kept.set(tenantId, made);
    made.table.then(
      () => (made.isRead = true),
      // What failed is asked again.
      () => kept.get(tenantId) === made && kept.delete(tenantId),
    );
    return made;
  }

  function renew(tenantId: number, old: Kept, now: number): void {
    old.readAt = now;
    const table = readAll(tenantId);
    table.then(
      () => kept.get(tenantId) === old && kept.set(tenantId, { ...old, table, readAt: now, seenTo: now }),
      // The old ones serve until the next time.
      () => undefined,
    );
  }

  async function catchUp(tenantId: number, entry: Kept, table: PeopleTable): Promise<void> {
    const now = clock();
    const changed = await readPeople(db, tenantId, entry.seenTo - OVERLAP);
    entry.seenTo = Math.max(entry.seenTo, now);
    await spelling.prepare(changed.map(({ realname }) => realname));
    table.merge(
      changed.filter(({ isHere }) => isHere),
      changed.flatMap(({ id, isHere }) => (isHere ? [] : id)),
    );
  }

  return {
    areHere: (tenantId) => entryOf(tenantId).isRead,
    async search(tenantId, search) {
      const entry = entryOf(tenantId);
      const wasRead = entry.isRead;
      const table = await entry.table;
      if (wasRead) await catchUp(tenantId, entry, table);
      return table.search(search);
    },
  };
}
