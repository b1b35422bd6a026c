import { dictFields, done, importColumnsOf, refused } from '@gezi/domain';
import { asc, inArray } from 'drizzle-orm';
import { createdBy } from '../../../platform/db/createdBy';
import { bulkInsert, newId, sysDict, sysDictItem } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { groupBy } from '../../../platform/kit/groupBy';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import type { ImportedRow, ListImport, RowFault } from '../../../records/workbooks/ListImport';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import { type Dicts } from './dicts';

const t = texts.import;
/** Columns of the workbook: one row per entry, or one row for a dictionary without entries. */
export const dictColumns = sheetColumns(
  importColumnsOf(dictFields),
  {},
  {
    itemColor: (text) =>
      /^#[0-9a-f]{6}$/i.test(text) ? done(text.toLowerCase()) : refused(t.wrong(texts.dictionary.colorHeader)),
  },
);

interface DictLine extends ImportedRow {
  dictName: string;
  dictNameEn: string | null;
  dictCode: string;
  type: number | null;
  description: string | null;
  itemText: string | null;
  itemTextEn: string | null;
  itemValue: string | null;
  itemColor: string | null;
  sortOrder: number | null;
  status: number | null;
}

/** Import and export of dictionaries with their entries. */
export function dictWorkbook({ db, clock }: Pick<Services, 'db' | 'clock'>, dicts: Dicts) {
  const findByCodes = async (codes: readonly string[]) =>
    new Map(
      (
        await db.orm
          .select()
          .from(sysDict)
          .where(inArray(sysDict.dictCode, [...codes]))
      ).map((row) => [row.dictCode, row]),
    );
  const itemsOf = (dictIds: readonly string[]) =>
    db.orm
      .select()
      .from(sysDictItem)
      .where(inArray(sysDictItem.dictId, [...dictIds]))
      .orderBy(asc(sysDictItem.sortOrder), asc(sysDictItem.id));

  async function check(rows: readonly DictLine[]): Promise<(RowFault | undefined)[]> {
    const stored = await findByCodes([...new Set(rows.map(({ dictCode }) => dictCode))]);
    const entries = await itemsOf([...stored.values()].map(({ id }) => id));
    const takenKeys = new Set(entries.map(({ dictId, itemValue }) => `${dictId} ${itemValue}`));
    const names = new Map([...stored].map(([code, { dictName }]) => [code, dictName]));
    return rows.map((row): RowFault | undefined => {
      const { dictCode, dictName, itemText, itemValue } = row;
      const dict = stored.get(dictCode);
      if (dict?.delFlag === 1) return ['dictCode', texts.dictionary.codeInBin(dictCode)];
      const name = names.get(dictCode) ?? dictName;
      names.set(dictCode, name);
      if (name !== dictName) return ['dictName', texts.dictionary.otherName(name)];
      if (!itemText && !itemValue) return undefined;
      if (!itemText) return ['itemText', t.missing(texts.dictionary.itemTextHeader)];
      if (!itemValue) return ['itemValue', t.missing(texts.dictionary.itemValueHeader)];
      const key = `${dict?.id ?? dictCode} ${itemValue}`;
      if (takenKeys.has(key)) return ['itemValue', texts.dictionary.itemTaken(itemValue)];
      takenKeys.add(key);
      return undefined;
    });
  }

  const save = (caller: Caller, rows: readonly DictLine[]) =>
    db.transaction(
      async () => {
        const stored = await findByCodes([...new Set(rows.map(({ dictCode }) => dictCode))]);
        const created = createdBy({ ...caller, tenantId: 0 }, clock());
        const byCode = groupBy(rows, ({ dictCode }) => dictCode);
        const newDicts = [...byCode].filter(([code]) => !stored.has(code));
        const ids = new Map([...stored].map(([code, { id }]) => [code, id]));
        for (const [code] of newDicts) ids.set(code, newId());
        await bulkInsert(
          db,
          sysDict,
          newDicts.map(([dictCode, [first]]) => {
            const { dictName, dictNameEn, type, description } = first!;
            return {
              id: ids.get(dictCode)!,
              dictCode,
              dictName,
              dictNameEn,
              type: type ?? 0,
              description,
              delFlag: 0,
              ...created,
            };
          }),
        );
        const items = [...byCode].flatMap(([code, lines]) =>
          lines.flatMap(({ itemText, itemTextEn, itemValue, itemColor, sortOrder, status }, at) =>
            itemText && itemValue
              ? [
                  {
                    id: newId(),
                    dictId: ids.get(code)!,
                    itemText,
                    itemTextEn,
                    itemValue,
                    itemColor,
                    sortOrder: sortOrder ?? at + 1,
                    status: status ?? 1,
                    ...created,
                  },
                ]
              : [],
          ),
        );
        await bulkInsert(db, sysDictItem, items);
      },
      { patient: true },
    );

  return {
    listFor: (caller: Caller): ListImport => ({
      name: () => texts.records.dictionary,
      columns: dictColumns,
      findExisting: async () => new Set<string>(),
      check: (rows) => check(rows as readonly DictLine[]),
      save: (rows) => dicts.changing(caller, () => save(caller, rows as readonly DictLine[])),
    }),

    async rows(caller: Caller, ids: readonly string[], filters: Record<string, unknown>) {
      const selected = await dicts.all(caller, ids, { ...filters, column: 'dictCode' });
      const entries = groupBy(await itemsOf(selected.map(({ id }) => id)), ({ dictId }) => dictId);
      return selected.flatMap((dict) => {
        const entriesOfDict = entries.get(dict.id);
        if (!entriesOfDict) return [dict];
        return entriesOfDict.map(({ itemText, itemTextEn, itemValue, itemColor, sortOrder, status }) => ({
          ...dict,
          itemText,
          itemTextEn,
          itemValue,
          itemColor: itemColor ?? '',
          sortOrder,
          status,
        }));
      });
    },
  };
}
