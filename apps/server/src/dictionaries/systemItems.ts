import type { DictItem } from '@gezi/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { sysDict, sysDictItem, type Database } from '../db';
import { dictItem } from './dictItem';

/** The entries of system dictionaries, in their order. */
export function systemItems(db: Database) {
  const entries = () =>
    db.orm
      .select({
        code: sysDict.dictCode,
        value: sysDictItem.itemValue,
        text: sysDictItem.itemText,
        color: sysDictItem.itemColor,
        status: sysDictItem.status,
      })
      .from(sysDict)
      .innerJoin(sysDictItem, eq(sysDictItem.dictId, sysDict.id));

  return {
    /** Every dictionary's entries in use. */
    async all(): Promise<Record<string, DictItem[]>> {
      const rows = await entries()
        .where(and(eq(sysDict.delFlag, 0), eq(sysDictItem.status, 1)))
        .orderBy(asc(sysDict.dictCode), asc(sysDictItem.sortOrder), asc(sysDictItem.id));
      const all: Record<string, DictItem[]> = {};
      for (const { code, value, text, color, status } of rows) {
        (all[code] ??= []).push(dictItem(value, text, color, status));
      }
      return all;
    },

    /** @returns undefined when there is no such dictionary */
    async of(code: string): Promise<DictItem[] | undefined> {
      const [dict] = await db.orm
        .select({ id: sysDict.id })
        .from(sysDict)
        .where(and(eq(sysDict.dictCode, code), eq(sysDict.delFlag, 0)));
      if (!dict) return undefined;
      const rows = await db.orm
        .select()
        .from(sysDictItem)
        .where(and(eq(sysDictItem.dictId, dict.id), eq(sysDictItem.status, 1)))
        .orderBy(asc(sysDictItem.sortOrder), asc(sysDictItem.id));
      return rows.map(({ itemValue, itemText, itemColor, status }) => dictItem(itemValue, itemText, itemColor, status));
    },

    /** Texts of values by dictionary code, entries out of use included: stored records still show them. */
    async texts(codes: readonly string[]): Promise<Map<string, Map<string, string>>> {
      const rows = codes.length > 0 ? await entries().where(inArray(sysDict.dictCode, [...codes])) : [];
      const found = new Map<string, Map<string, string>>(codes.map((code) => [code, new Map()]));
      for (const { code, value, text } of rows) found.get(code)!.set(value, text);
      return found;
    },
  };
}
