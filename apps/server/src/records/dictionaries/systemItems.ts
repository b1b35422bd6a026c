import type { Language } from '@gezi/domain';
import { asc, eq } from 'drizzle-orm';
import type { Bus } from '../../platform/bus/Bus';
import type { Invalidations } from '../../platform/invalidations/createInvalidations';
import { sysDict, sysDictItem, type Database } from '../../platform/db';
import { expiringCache } from '../../platform/kit/expiringCache';
import { currentLanguage } from '../../platform/texts';
import { dictItem, type NamedItem } from './dictItem';

/** Milliseconds after which the cache expires even without a change event. */
const TIME_TO_LIVE = 60_000;
const ENABLED = 1;
type ItemsByCode = ReadonlyMap<string, NamedItem[]>;

/** Key of the cache, which holds all dictionaries together. */
const ALL = 'all';

/**
 * Entries of the system dictionaries, in their order and in the current language. They are cached in memory because every
 * list needs them, until one of them changes.
 */
export function systemItems(db: Database, bus: Bus, clock: () => number, invalidations: Invalidations) {
  /** Made once for the entries of a dictionary, which are never changed. */
  const textsByValue = new WeakMap<readonly NamedItem[], ReadonlyMap<string, string>>();
  const cache = expiringCache<Readonly<Record<Language, ItemsByCode>>>(clock, TIME_TO_LIVE);
  bus.subscribe(({ kind }) => {
    if (kind === 'dictionaries-changed') cache.delete(ALL);
  });
  invalidations.onChange([sysDict, sysDictItem], () => cache.delete(ALL));

  async function load(): Promise<ItemsByCode> {
    // A read that another request has begun may wait for the connection that this transaction holds.
    const items = db.isInTransaction() ? (cache.ready(ALL) ?? (await read())) : await cache.load(ALL, read);
    return items[currentLanguage()];
  }

  async function read(): Promise<Record<Language, ItemsByCode>> {
    const rows = await db.orm
      .select({
        code: sysDict.dictCode,
        value: sysDictItem.itemValue,
        text: sysDictItem.itemText,
        textEn: sysDictItem.itemTextEn,
        color: sysDictItem.itemColor,
        status: sysDictItem.status,
      })
      .from(sysDict)
      .leftJoin(sysDictItem, eq(sysDictItem.dictId, sysDict.id))
      .where(eq(sysDict.delFlag, 0))
      .orderBy(asc(sysDict.dictCode), asc(sysDictItem.sortOrder), asc(sysDictItem.id));
    const itemsIn = (language: Language): ItemsByCode => {
      const items = new Map<string, NamedItem[]>();
      for (const { code, value, text, textEn, color, status } of rows) {
        const entries = items.get(code) ?? [];
        items.set(code, entries);
        const shown = (language === 'en-US' && textEn) || text!;
        const names = textEn ? [text!, textEn] : [text!];
        if (value !== null) entries.push({ ...dictItem(value, shown, color, status!), names });
      }
      return items;
    };
    return { 'zh-CN': itemsIn('zh-CN'), 'en-US': itemsIn('en-US') };
  }

  const enabledOnly = (entries: readonly NamedItem[]) => entries.filter(({ status }) => status === ENABLED);

  return {
    /** Enabled entries by dictionary code. */
    async all(): Promise<Record<string, NamedItem[]>> {
      return Object.fromEntries([...(await load())].map(([code, entries]) => [code, enabledOnly(entries)]));
    },

    /** Enabled entries; undefined when the dictionary does not exist. */
    async of(code: string): Promise<NamedItem[] | undefined> {
      const entries = (await load()).get(code);
      return entries && enabledOnly(entries);
    },

    /** Texts by value, including disabled entries, because stored records still show them. */
    async texts(code: string): Promise<ReadonlyMap<string, string>> {
      const entries = (await load()).get(code);
      if (!entries) return new Map();
      let known = textsByValue.get(entries);
      if (!known) textsByValue.set(entries, (known = new Map(entries.map(({ value, text }) => [value, text]))));
      return known;
    },

    /** Invalidates the cache of all servers. */
    refresh: () => bus.publish({ kind: 'dictionaries-changed' }),
  };
}
