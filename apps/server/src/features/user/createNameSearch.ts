import { createTextSearch } from '@gezi/pickers/core';
import { sysUser, type Database } from '../../db';
import { ofTenant } from '../../users/ofTenant';

/** Milliseconds that the names of a tenant are kept: whoever is new is found by pinyin after that at the latest. */
const LIFE = 60_000;
/** Names that one search gives at most; whoever types on gets fewer. */
const MOST = 1000;

/**
 * Finds the names that some letters spell in pinyin. The different names of a tenant are read and spelled once and then
 * searched in memory, which takes a few milliseconds for tens of thousands of them.
 */
export function createNameSearch(db: Database, clock: () => number) {
  const search = createTextSearch();
  const kept = new Map<number, { names: Promise<readonly string[]>; until: number }>();

  async function read(tenantId: number): Promise<readonly string[]> {
    const rows = await db.orm.selectDistinct({ name: sysUser.realname }).from(sysUser).where(ofTenant(tenantId));
    const names = rows.map(({ name }) => name);
    await search.prepare(names);
    return names;
  }
  function namesOf(tenantId: number): Promise<readonly string[]> {
    const found = kept.get(tenantId);
    if (found && found.until > clock()) return found.names;
    const entry = { names: read(tenantId), until: clock() + LIFE };
    kept.set(tenantId, entry);
    // What failed is asked again.
    entry.names.catch(() => {
      if (kept.get(tenantId) === entry) kept.delete(tenantId);
    });
    return entry.names;
  }

  return {
    /** Nothing for what is no pinyin, or a single letter, which spells nearly everybody. */
    async byPinyin(tenantId: number, letters: string): Promise<readonly string[]> {
      if (!/^[a-z][a-z' ]*[a-z]$/i.test(letters)) return [];
      return (await namesOf(tenantId)).filter(search.matcher(letters)).slice(0, MOST);
    },
  };
}
