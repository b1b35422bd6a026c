import { and, desc, getTableColumns, getTableName, or, sql, type SQL, type Subquery } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Database } from '../db';
import { characterPairs, joinedTexts } from '../db/schema/columns';
import { pairsOf } from './characterPairs';
import { likeSql } from './conditionSql';

/** Rows that are compared before an index is read: a text that many rows have is found among them. */
const NEWEST = 500;

/**
 * The newest rows that have a keyword in one of several texts, newest first.
 *
 * @param table has an id and a time of creation
 * @param search.shown columns of the result
 * @param search.texts columns of the table's `searchIndex`, in its order
 * @param search.scope rows that the caller sees
 */
export async function findNewest<Row extends Record<string, PgColumn | SQL>>(
  db: Database,
  table: PgTable & { id: PgColumn; createTime: PgColumn },
  search: { shown: Row; texts: readonly PgColumn[]; scope: SQL | undefined; keyword: string; limit: number },
): Promise<SelectResultFields<Row>[]> {
  const { shown, texts, scope, keyword, limit } = search;
  const order = [desc(table.createTime), desc(table.id)];
  const hasKeyword = or(...texts.map((text) => likeSql(text, 'contains', keyword)));
  // Named like the table, whose columns it has.
  const newest = db.orm
    .select(getTableColumns(table as PgTable))
    .from(table as PgTable)
    .where(scope)
    .orderBy(...order)
    .limit(NEWEST)
    .as(getTableName(table));
  const found = await rowsOf(newest);
  if (found.length === limit) return found;
  const pairs = pairsOf(keyword);
  const narrowing =
    pairs.length > 0 ? sql`${characterPairs(joinedTexts(texts))} @> ${sql.param(pairs)}::text[]` : undefined;
  return rowsOf(table as PgTable, and(scope, narrowing));

  async function rowsOf(from: PgTable | Subquery, where?: SQL) {
    const rows = await db.orm
      .select(shown as Record<string, PgColumn | SQL>)
      .from(from)
      .where(and(where, hasKeyword))
      .orderBy(...order)
      .limit(limit);
    return rows as SelectResultFields<Row>[];
  }
}
