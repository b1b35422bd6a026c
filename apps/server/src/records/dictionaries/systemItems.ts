import type { DictItem } from '@gezi/domain';
import { asc, eq } from 'drizzle-orm';
import type { Bus } from '../../platform/bus/Bus';
import { sysDict, sysDictItem, type Database } from '../../platform/db';
import { expiringCache } from '../../platform/kit/expiringCache';
import { dictItem } from './dictItem';

/** Milliseconds after which the cache expires even without a change event. */
const TIME_TO_LIVE = 60_000;
const ENABLED = 1;
/** Key of the cache, which holds all dictionaries together. */
const ALL = 'all';

/**
 * Entries of the system dictionaries, in their order. They are cached in memory because every list needs them. The bus
 * invalidates the cache of all servers.
 */
export function systemItems(db: Database, bus: Bus, clock: () => number) {
  const cache = expiringCache<ReadonlyMap<string, DictItem[]>>(clock, TIME_TO_LIVE);
  bus.subscribe(({ kind }) => {
    if (kind === 'dictionaries-changed') cache.delete(ALL);
  });

  const load = () => cache.load(ALL, read);

  async function read(): Promise<ReadonlyMap<string, DictItem[]>> {
    const rows = await db.orm
      .select({
        code: sysDict.dictCode,
        value: sysDictItem.itemValue,
        text: sysDictItem.itemText,
        color: sysDictItem.itemColor,
        status: sysDictItem.status,
      })
      .from(sysDict)
      .leftJoin(sysDictItem, eq(sysDictItem.dictId, sysDict.id))
      .where(eq(sysDict.delFlag, 0))
      .orderBy(asc(sysDict.dictCode), asc(sysDictItem.sortOrder), asc(sysDictItem.id));
    const items = new Map<string, DictItem[]>();
    for (const { code, value, text, color, status } of rows) {
      const entries = items.get(code) ?? [];
      items.set(code, entries);
      if (value !== null) entries.push(dictItem(value, text!, color, status!));
    }
    return items;
  }

  const enabledOnly = (entries: readonly DictItem[]) => entries.filter(({ status }) => status === ENABLED);

  return {
    /** Enabled entries by dictionary code. */
    async all(): Promise<Record<string, DictItem[]>> {
      return Object.fromEntries([...(await load())].map(([code, entries]) => [code, enabledOnly(entries)]));
    },

    /** Enabled entries; undefined when the dictionary does not exist. */
    async of(code: string): Promise<DictItem[] | undefined> {
      const entries = (await load()).get(code);
      return entries && enabledOnly(entries);
    },

    /** Texts by value, including disabled entries, because stored records still show them. */
    async texts(code: string): Promise<Map<string, string>> {
      return new Map((await load()).get(code)?.map(({ value, text }) => [value, text]));
    },

    /** Invalidates the cache of all servers. */
    refresh: () => bus.publish({ kind: 'dictionaries-changed' }),
  };
}
