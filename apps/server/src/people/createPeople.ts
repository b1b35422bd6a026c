import { createTextSearch } from '@gezi/pickers/core';
import type { Database } from '../db';
import { createPeopleTable, type PeopleSearch, type PeopleTable } from './PeopleTable';
import { readPeople } from './readPeople';

/** Milliseconds after which everybody is read anew, beside the search that asks. */
const LIFE = 5 * 60_000;
/** Changes are looked for so many milliseconds further back: the clocks of several servers differ, and commits take time. */
const OVERLAP = 30_000;
/** Tenants nobody searched for so long are forgotten. */
const IDLE = 15 * 60_000;

export interface People {
  /** Ids of the people of a tenant that a search finds, in its order. */
  search: (tenantId: number, search: PeopleSearch) => Promise<string[]>;
}

interface Kept {
  table: Promise<PeopleTable>;
  readAt: number;
  /** Changes up to here are in. */
  seenTo: number;
  usedAt: number;
}

/**
 * The people of a tenant, kept in memory to be searched by account, name and pinyin, and counted, at every key.
 *
 * Whoever changes a user row (its `updateTime`) is seen by the next search, on every server; anything else, as a
 * department or tenant given without touching the user, after five minutes. Whoever is listed is read from the
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

  function start(tenantId: number): Kept {
    const now = clock();
    const made: Kept = { table: readAll(tenantId), readAt: now, seenTo: now, usedAt: now };
    kept.set(tenantId, made);
    // What failed is asked again.
    made.table.catch(() => kept.get(tenantId) === made && kept.delete(tenantId));
    return made;
  }

  /** Reads everybody anew while searches go on with what is there. */
  function renew(tenantId: number, old: Kept): void {
    const now = clock();
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
    async search(tenantId, search) {
      const now = clock();
      for (const [id, { usedAt }] of kept) if (usedAt + IDLE < now) kept.delete(id);
      const known = kept.get(tenantId);
      const entry = known ?? start(tenantId);
      entry.usedAt = now;
      if (entry.readAt + LIFE < now) renew(tenantId, entry);
      const table = await entry.table;
      if (known) await catchUp(tenantId, entry, table);
      return table.search(search);
    },
  };
}
