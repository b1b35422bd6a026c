import type { DictItem } from '@gezi/domain';
import { asc, eq } from 'drizzle-orm';
import type { Bus } from '../../platform/bus/Bus';
import { sysDict, sysDictItem, type Database } from '../../platform/db';
import { dictItem } from './dictItem';

/** Milliseconds after which dictionaries are read anew even if nobody said that they changed. */
const LIFE = 60_000;
const IN_USE = 1;

/**
 * The entries of the system dictionaries, in their order. They are kept in memory, because every list needs them; a
 * change is told to all servers by the bus.
 */
export function systemItems(db: Database, bus: Bus, clock: () => number) {
  let kept: { items: Promise<ReadonlyMap<string, DictItem[]>>; until: number } | undefined;
  bus.subscribe(({ kind }) => {
    if (kind === 'dictionaries-changed') kept = undefined;
  });

  function everything(): Promise<ReadonlyMap<string, DictItem[]>> {
    if (kept && kept.until > clock()) return kept.items;
    const mine = { items: read(), until: clock() + LIFE };
    kept = mine;
    // What failed is asked again.
    mine.items.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return mine.items;
  }

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

  const inUse = (entries: readonly DictItem[]) => entries.filter(({ status }) => status === IN_USE);

  return {
    /** Every dictionary's entries in use. */
    async all(): Promise<Record<string, DictItem[]>> {
      return Object.fromEntries([...(await everything())].map(([code, entries]) => [code, inUse(entries)]));
    },

    /** Entries in use; undefined when there is no such dictionary. */
    async of(code: string): Promise<DictItem[] | undefined> {
      const entries = (await everything()).get(code);
      return entries && inUse(entries);
    },

    /** Texts by value, entries out of use included: stored records still show them. */
    async texts(code: string): Promise<Map<string, string>> {
      return new Map((await everything()).get(code)?.map(({ value, text }) => [value, text]));
    },

    /** After a change: this server and all others read anew. */
    refresh: () => bus.publish({ kind: 'dictionaries-changed' }),
  };
}
