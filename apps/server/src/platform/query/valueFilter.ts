import { matchesRow } from '@gezi/advanced-query/core';
import { Column, is, sql, type SQL } from 'drizzle-orm';
import { IndexedColumn, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db';
import { isValuesIndex } from '../db/schema/columns';
import { oneOf } from './conditionSql';
import type { Columns } from './Columns';
import { indexedColumns } from './indexedColumns';
import { parseFieldCondition, type Condition } from './parseFieldCondition';

/** More values are not read: each is a step through the index. */
const MAX_VALUES = 200;

/** A filter for a part of the texts of a column with a `valuesIndex`. */
export interface ValueFilter {
  /** Member of the request. */
  name: string;
  column: AnyPgColumn;
  like: Extract<Condition, { kind: 'like' }>;
  tenantId: number;
}

/** The first such filter of a list request; see `filterSql`. */
export function valueFilter(
  columns: Columns,
  query: Readonly<Record<string, unknown>>,
  tenantId: number,
): ValueFilter | undefined {
  for (const [name, column] of Object.entries(columns)) {
    const text = query[name];
    if (typeof text !== 'string' || !is(column, Column) || !hasValuesIndex(column)) continue;
    const like = parseFieldCondition(text);
    if (like?.kind === 'like') return { name, column, like, tenantId };
  }
  return undefined;
}

/**
 * The condition of a filter by the whole values that match it, by which the index finds and counts rows.
 *
 * @returns undefined if the tenant has more than 200 values
 */
export async function valueFilterSql(db: Database, filter: ValueFilter): Promise<SQL | undefined> {
  const values = await valuesOf(db, filter);
  if (values.length > MAX_VALUES) return undefined;
  const { match, value: text } = filter.like;
  const matching = values.filter((value) =>
    matchesRow({ kind: 'like', field: 'value', column: 'text', match, text }, { value }),
  );
  return oneOf(filter.column, matching);
}

/** The different values of a tenant, up to one more than {@link MAX_VALUES}. */
async function valuesOf(db: Database, { column, tenantId }: ValueFilter): Promise<string[]> {
  const { table } = column;
  const { tenantId: tenant } = table as PgTable & { tenantId: AnyPgColumn };
  const next = (after: SQL) =>
    sql`select ${column} from ${table} where ${tenant} = ${tenantId} and ${column} ${after} order by ${column} limit 1`;
  // A step of the recursion finds the next value in the index; PostgreSQL has no such scan of its own.
  const { rows } = await db.orm.execute<{ value: string }>(sql`
    with recursive found (value) as (
      (${next(sql`is not null`)})
      union all
      select (${next(sql`> found.value`)}) from found where found.value is not null
    )
    select value from found where value is not null limit ${MAX_VALUES + 1}`);
  return rows.map(({ value }) => value);
}

const hasValuesIndex = indexedColumns(({ name, columns }) => {
  const [, indexed] = columns;
  return isValuesIndex(name) && is(indexed, IndexedColumn) ? [indexed.name!] : [];
});
