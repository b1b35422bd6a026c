import { Placeholder, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** True for the values of a list, which is one parameter: the statement has the same text for lists of any length. */
export const isAnyOf = (column: AnyPgColumn, values: readonly string[] | Placeholder): SQL =>
  sql`${column} = any(${values instanceof Placeholder ? values : sql.param(values)})`;
