import type { ColumnKind } from '@gezi/advanced-query/core';
import { SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const NUMBER = '^-?\\d{1,30}(\\.\\d{1,30})?$';

/** A member of a JSON column as an expression. What is no number counts as none. */
export class JsonField extends SQL {
  constructor(
    column: AnyPgColumn,
    name: string,
    readonly kind: Extract<ColumnKind, 'text' | 'amount'>,
  ) {
    const text = sql`${column} ->> ${name}::text`;
    const value = kind === 'text' ? sql`(${text})` : sql`(case when ${text} ~ ${NUMBER} then (${text})::numeric end)`;
    super(value.queryChunks);
  }
}

/**
 * A member of a JSON column, to be filtered and sorted by like a column: all that lists do with a column they may do
 * with an expression as well, except asking for its type, which `columnKind` knows.
 *
 * @param name of the member; bound, never SQL
 */
export const jsonField = (...parts: ConstructorParameters<typeof JsonField>): AnyPgColumn =>
  new JsonField(...parts) as unknown as AnyPgColumn;
