import type { ColumnKind } from '@gezi/advanced-query/core';
import { SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const NUMBER = '^-?\\d{1,30}(\\.\\d{1,30})?$';

/**
 * A member of a JSON column as an expression, for filtering and sorting like a column. For kind `amount`, values that are
 * not numbers are null.
 *
 * @param name of the member; bound as a parameter
 */
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
