import type { DictItem } from '@gezi/domain';
import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { columnKind } from '../../platform/query/columnKind';
import { conditionSql, likeSql } from '../../platform/query/conditionSql';
import { splitList } from '../../platform/query/parseFieldCondition';
import { localColumn } from '../../platform/query/localColumn';
import { readOperand } from '../../platform/query/readOperand';
import { sysUser, type Database } from '../../platform/db';
import { isExternal, type Caller } from '../../platform/http/Caller';
import { readAs, refuse } from '../../platform/http/refusal';
import { inOrder } from '../../platform/kit/inOrder';
import type { DataRules } from '../../identity/rights/dataRules';
import type { People } from '../../identity/people/createPeople';
import { currentLanguage, texts } from '../../platform/texts';
import { dictItem } from './dictItem';
import type { ItemSearch } from './ItemSearch';
import type { DictCode } from './parseDictCode';
import { searchPeople } from './searchPeople';
import type { DictTable, DictTables } from './DictTable';
import { visibleRows } from './visibleRows';

type TableCode = Extract<DictCode, { kind: 'table' }>;

/**
 * Returns rows of an allowed table, within the caller's scope and data rules, as dictionary entries.
 *
 * @param field request field that contains the code
 * @throws {Refusal} naming `field`, or `keyword` when the order column is not allowed
 */
export async function tableItems(
  { db, people, dataRules, tables }: { db: Database; people: People; dataRules: DataRules; tables: DictTables },
  code: TableCode,
  caller: Caller,
  search: ItemSearch,
  field: string,
): Promise<DictItem[]> {
  const source = resolveTable(tables, code, field);
  const visible = visibleRows(dataRules, source.table, caller);
  const found =
    source.table.isPeople && !isExternal(caller) ? await searchPeople(people, code, caller, search) : undefined;
  const entries = found && (await peopleItems(db, source, visible, found));
  // The memory index contains deleted and hidden users, so fall back to the database.
  if (entries && entries.length === found?.length) return entries;
  const conditions = (code.condition?.conditions ?? []).map(({ column, condition }) =>
    readAs(field, () => conditionSql(columnOf(source.table, column, field), condition, column)),
  );
  const order = search.orderBy ?? code.condition?.orderBy;
  const orderColumn = order ? columnOf(source.table, order.column, search.orderBy ? 'keyword' : field) : source.value;
  const rows = await db.orm
    .select({ value: sql<string>`${source.value}::text`, text: sql<string | null>`${source.text}::text` })
    .from(source.table.table)
    .where(and(visible, ...conditions, searchSql(source, search)))
    .orderBy(order?.descending ? desc(orderColumn) : asc(orderColumn), asc(source.value))
    .limit(search.limit)
    .offset(search.offset ?? 0);
  return rows.map(({ value, text }) => dictItem(value, text ?? value));
}

/** Entries of users in the order of `ids`, without deleted users. */
async function peopleItems(db: Database, { table, text, value }: Source, visible: SQL | undefined, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db.orm
    .select({ id: sysUser.id, value: sql<string>`${value}`, text: sql<string | null>`${text}` })
    .from(table.table)
    .where(and(visible, inArray(sysUser.id, ids)));
  return inOrder(rows, ids).map((row) => dictItem(row.value, row.text ?? row.value));
}

export interface Source {
  table: DictTable;
  /** In the current language. */
  text: AnyPgColumn | SQL;
  /** Columns that a search for a part of the text compares. */
  searched: readonly AnyPgColumn[];
  value: AnyPgColumn;
}

/** @throws {Refusal} when the table or a column is not on the allow-list */
export function resolveTable(tables: DictTables, { table, text, value }: TableCode, field = 'dictCode'): Source {
  const found = tables.get(table);
  if (!found) throw refuse(texts.dictionary.unknownTable, field);
  const textColumn = Object.hasOwn(found.texts, text) ? found.texts[text] : undefined;
  const valueColumn = Object.hasOwn(found.values, value) ? found.values[value] : undefined;
  if (!textColumn || !valueColumn) throw refuse(texts.dictionary.unknownColumn, field);
  const english = currentLanguage() === 'en-US' ? found.englishTexts?.[text] : undefined;
  const shown = english ? localColumn(textColumn, english) : textColumn;
  return { table: found, text: shown, searched: [textColumn, ...(english ? [english] : [])], value: valueColumn };
}

export function columnOf(
  { texts: textColumns, values, conditions }: DictTable,
  name: string,
  field: string,
): AnyPgColumn {
  const all = { ...textColumns, ...values, ...conditions };
  const column = Object.hasOwn(all, name) ? all[name] : undefined;
  if (!column) throw refuse(texts.dictionary.unknownColumn, field);
  return column;
}

function searchSql({ searched, value }: Source, { keyword = '', values }: ItemSearch): SQL | undefined {
  const wanted = values ?? (keyword.includes(',') ? splitList(keyword) : undefined);
  if (wanted) return isOneOf(value, wanted);
  const query = keyword.trim();
  return query ? or(...[...searched, value].map((column) => likeSql(column, 'contains', query))) : undefined;
}

/** Values that do not fit the column type match nothing. */
function isOneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  if (columnKind(column) === 'text') return values.length > 0 ? inArray(column, [...values]) : sql`false`;
  const readable = values.flatMap((value) => (/^\d{1,9}$/.test(value) ? [readOperand('integer', value, '')] : []));
  return readable.length > 0 ? inArray(column, readable) : sql`false`;
}

/**
 * Texts by value.
 *
 * @param reader limits the texts to rows this caller sees; without it all tenants, only for values of records that the
 *   caller may already see
 */
export async function tableTexts(
  { db, dataRules, tables }: { db: Database; dataRules: DataRules; tables: DictTables },
  code: TableCode,
  values: readonly string[],
  reader?: Caller,
): Promise<Map<string, string>> {
  if (values.length === 0) return new Map();
  const { table, text, value } = resolveTable(tables, code);
  const rows = await db.orm
    .select({ value: sql<string>`${value}::text`, text: sql<string | null>`${text}::text` })
    .from(table.table)
    .where(
      and(
        reader && visibleRows(dataRules, table, reader),
        values.length === 1 && columnKind(value) === 'text' ? eq(value, values[0]) : isOneOf(value, values),
      ),
    );
  return new Map(rows.map((row) => [row.value, row.text ?? row.value]));
}
