import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db';
import { keptTexts } from '../db/keptTexts';
import { partText } from '../db/QuickDialect';
import { quoted } from '../db/quoted';
import type { ListQuery } from './listQuery';
import { recentTotal } from './recentTotals';

/** Name of the total in the rows of the statement; no column has it. */
const TOTAL = '#total';

type Row = Record<string, unknown>;

/**
 * Selects a page of a table and the total number of rows with one statement. The rows before the page are skipped by their
 * ids, which an index has, and are not read. A page that is not full is the last one, so that its position gives the total;
 * PostgreSQL counts the rows only for a full page, unless they were counted lately.
 *
 * @param selection from `columnList`
 * @param counted the total, if it is known; the position of a last page prevails
 * @returns without a total if the page is past the last row
 */
export async function selectPage(
  db: Database,
  table: PgTable & { id: AnyPgColumn },
  selection: SQL,
  { where, orderBy, size, offset }: Pick<ListQuery, 'where' | 'orderBy' | 'size' | 'offset'>,
  counted?: number,
): Promise<{ rows: Row[]; total: number | undefined }> {
  const params: unknown[] = [];
  const condition = partText(where ?? TRUE, params);
  const order = orderBy.map((part) => partText(part, params)).join(', ');
  const text = pageText(table, selection, condition, order, params.length);
  params.push(size, offset);
  const recent = recentTotal(db, { sql: text, params });
  const known = counted ?? recent.known;
  const { rows } = await db.pool.query<Row>(text, [...params, known ?? null]);
  const [first] = rows;
  if (!first) return { rows, total: offset === 0 ? 0 : counted };
  const total = first[TOTAL] as number;
  // The rows of a page that is not full give the total at no cost.
  if (known === undefined && rows.length === size) recent.keep(total);
  return { rows: rows.map(({ [TOTAL]: _total, ...row }) => row), total };
}

const TRUE = sql`true`;
const keptText = keptTexts();

/**
 * Text of the statement.
 *
 * @param count number of the parameters before size, offset and known total
 */
function pageText(table: PgTable, selection: SQL, condition: string, order: string, count: number): string {
  return keptText(selection, `${condition} order by ${order}`, () => {
    const [size, offset, known] = [1, 2, 3].map((place) => `$${count + place}`);
    const name = quoted(getTableName(table));
    return `
    with matching as not materialized (select * from ${name} where ${condition}),
      page as materialized (select id from matching as ${name} order by ${order} limit ${size} offset ${offset}),
      found as (select count(*) from page)
    select ${partText(selection, [])}, case
        when (select count from found) < ${size} then ${offset} + (select count from found)
        else coalesce(${known}::int, (select count(*) from matching))
      end::int as ${quoted(TOTAL)}
    from ${name} where ${name}.id in (select id from page) order by ${order}`;
  });
}
