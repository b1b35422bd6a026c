import { count, getTableColumns, inArray, is, type SQL, type Subquery } from 'drizzle-orm';
import { PgTable, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Database } from '../db';
import type { ListQuery } from './listQuery';

type Shown = Record<string, AnyPgColumn | SQL>;

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
  const rows = await (isWithId(from) ? rowsById(from) : pageOf(shown));
  return { rows: rows as SelectResultFields<Row>[], total: await countRows(), list };

  function pageOf(selection: Shown) {
    return db.orm
      .select(selection)
      .from(from)
      .where(list.where)
      .orderBy(...list.orderBy)
      .limit(list.size)
      .offset(list.offset);
  }

  /** The rows before a page are skipped by their ids, which an index has, and are not read. */
  function rowsById(table: PgTable & { id: AnyPgColumn }) {
    return db.orm
      .select(shown as Shown)
      .from(table as PgTable)
      .where(inArray(table.id, pageOf({ id: table.id })))
      .orderBy(...list.orderBy);
  }

  /** A page that is not full is the last one, so that its position gives the total. */
  async function countRows(): Promise<number> {
    const isLast = rows.length < list.size && (rows.length > 0 || list.offset === 0);
    if (isLast) return list.offset + rows.length;
    if (countAll) return countAll();
    const [total] = await db.orm.select({ count: count() }).from(from).where(list.where);
    return total!.count;
  }
}

const isWithId = (from: PgTable | Subquery): from is PgTable & { id: AnyPgColumn } =>
  is(from, PgTable) && 'id' in getTableColumns(from);
