import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db';
import type { ListQuery } from './listQuery';

/** Name of the total in the rows of the statement; no column has it. */
const TOTAL = '#total';

type Row = Record<string, unknown>;

/**
 * Selects a page of a table and the total number of rows with one statement. The rows before the page are skipped by their
 * ids, which an index has, and are not read. A page that is not full is the last one, so that its position gives the total.
 *
 * @param selection from `columnList`
 * @param counted the total, if it is known
 * @returns without a total if the page is past the last row
 */
export async function selectPage(
  db: Database,
  table: PgTable & { id: AnyPgColumn },
  selection: SQL,
  { where, orderBy, size, offset }: Pick<ListQuery, 'where' | 'orderBy' | 'size' | 'offset'>,
  counted?: number,
): Promise<{ rows: Row[]; total: number | undefined }> {
  const order = sql.join(orderBy, COMMA);
  const total = counted === undefined ? totalSql(size, offset) : sql`${counted}::int`;
  const { rows } = await db.orm.execute<Row>(sql`
    with matching as not materialized (select * from ${table} where ${where ?? TRUE}),
      page as materialized (select id from matching as ${table} order by ${order} limit ${size} offset ${offset})
    select ${selection}, ${total} as ${sql.identifier(TOTAL)}
    from ${table} where ${table.id} in (select id from page) order by ${order}`);
  const [first] = rows;
  if (!first) return { rows, total: counted ?? (offset === 0 ? 0 : undefined) };
  return { rows: rows.map(({ [TOTAL]: _total, ...row }) => row), total: first[TOTAL] as number };
}

const COMMA = sql`, `;
const TRUE = sql`true`;

/** PostgreSQL evaluates the count of all rows only for a full page. */
const totalSql = (size: number, offset: number): SQL => sql`case
  when (select count(*) from page) < ${size} then (${offset} + (select count(*) from page))::int
  else (select count(*) from matching)::int end`;
