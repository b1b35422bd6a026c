import {
  and,
  Column,
  count,
  getTableColumns,
  inArray,
  is,
  sql,
  type Query,
  type SQL,
  type Subquery,
} from 'drizzle-orm';
import { PgTable, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Database } from '../db';
import { columnList, isReadAlike } from '../db/columnList';
import type { ListQuery } from './listQuery';
import { recentTotal } from './recentTotals';
import { selectPage } from './selectPage';
import { valueFilterSql } from './valueFilter';

type Shown = Record<string, AnyPgColumn | SQL>;
type Counting = PromiseLike<{ count: number }[]> & { toSQL(): Pick<Query, 'sql' | 'params'> };
type TableWithId = PgTable & { id: AnyPgColumn };

/** Rows that are counted by an index of pairs; more are counted faster by reading an index of the table's order. */
const MAX_NARROWED = 20_000;
/** Up to this many rows are sorted to find a page; of more, a page is found faster in the order of the list. */
const MAX_SORTED = 1_000;

/**
 * Selects a page of a table and the total number of rows.
 *
 * @param from table, or a subquery with the columns
 * @param shown columns by their name on the wire
 * @param countAll counts the rows at less cost than the statement
 */
export async function selectList<Row extends Shown>(
  db: Database,
  from: PgTable | Subquery,
  shown: Row,
  list: ListQuery,
  countAll?: () => Promise<number>,
) {
  const { condition, narrowed, where } = await conditionsOf(db, from, list);
  const { rows, total } = await page();
  return { rows: rows as SelectResultFields<Row>[], total: total ?? (await countRows()), list };

  async function page(): Promise<{ rows: unknown[]; total: number | undefined }> {
    const selection = selectionOf(from, shown);
    if (selection && !countAll) return selectPage(db, from as TableWithId, selection, { ...list, where }, narrowed);
    const rows = await (isWithId(from) ? rowsById(from) : pageOf(shown));
    const isLast = rows.length < list.size && (rows.length > 0 || list.offset === 0);
    return { rows, total: isLast ? list.offset + rows.length : narrowed };
  }

  function pageOf(selection: Shown) {
    return db.orm
      .select(selection)
      .from(from)
      .where(where)
      .orderBy(...list.orderBy)
      .limit(list.size)
      .offset(list.offset);
  }

  /** The rows before a page are skipped by their ids, which an index has, and are not read. */
  function rowsById(table: TableWithId) {
    return db.orm
      .select(shown as Shown)
      .from(table as PgTable)
      .where(inArray(table.id, pageOf({ id: table.id })))
      .orderBy(...list.orderBy);
  }

  async function countRows(): Promise<number> {
    if (countAll) return countAll();
    return countOnce(db, db.orm.select({ count: count() }).from(from).where(condition));
  }
}

/** Ids of the rows of a list, in its order. */
export async function selectIds(db: Database, table: TableWithId, list: ListQuery): Promise<string[]> {
  const { where } = await conditionsOf(db, table, list);
  const rows = await db.orm
    .select({ id: table.id })
    .from(table as PgTable)
    .where(where)
    .orderBy(...list.orderBy)
    .limit(list.size)
    .offset(list.offset);
  return rows.map(({ id }) => id as string);
}

/** The condition of a list, with which its rows are counted, and the one by which its pages are found fastest. */
async function conditionsOf(db: Database, from: PgTable | Subquery, list: ListQuery) {
  const condition = await conditionOf(db, list);
  const narrowed = list.narrowing && (await countNarrowed(db, from, and(condition, list.narrowing)));
  const where = narrowed !== undefined && narrowed <= MAX_SORTED ? and(condition, list.narrowing) : condition;
  return { condition, narrowed, where };
}

/** The number of rows, unless there are many. */
async function countNarrowed(
  db: Database,
  from: PgTable | Subquery,
  condition: SQL | undefined,
): Promise<number | undefined> {
  const found = db.orm
    .select({ one: sql`1`.as('one') })
    .from(from)
    .where(condition)
    .limit(MAX_NARROWED + 1)
    .as('found');
  const total = await countOnce(db, db.orm.select({ count: count() }).from(found));
  return total > MAX_NARROWED ? undefined : total;
}

/** The result of a count, or of the same one if it is recent. */
async function countOnce(db: Database, counting: Counting): Promise<number> {
  const recent = recentTotal(db, counting.toSQL());
  if (recent.known !== undefined) return recent.known;
  const [found] = await counting;
  recent.keep(found!.count);
  return found!.count;
}

/** The condition of a list, by whole values where those are few. */
async function conditionOf(db: Database, { where, byValues }: ListQuery): Promise<SQL | undefined> {
  const values = byValues && (await valueFilterSql(db, byValues.filter));
  return values ? and(values, byValues.others) : where;
}

const isWithId = (from: PgTable | Subquery): from is TableWithId => is(from, PgTable) && 'id' in getTableColumns(from);

const selections = new WeakMap<Shown, { list: SQL | undefined }>();

/** The columns for `selectPage`; undefined if rows need drizzle's mapping, or are of a subquery. Kept by the object. */
function selectionOf(from: PgTable | Subquery, shown: Shown): SQL | undefined {
  let known = selections.get(shown);
  if (!known) {
    known = { list: isWithId(from) && areColumnsOf(from, shown) && isReadAlike(shown) ? columnList(shown) : undefined };
    selections.set(shown, known);
  }
  return known.list;
}

const areColumnsOf = (table: PgTable, shown: Shown): shown is Record<string, AnyPgColumn> =>
  Object.values(shown).every((column) => is(column, Column) && column.table === table);
