import type { ColumnKind } from '@gezi/advanced-query/core';
import { SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const NUMBER = '^-?\\d{1,30}(\\.\\d{1,30})?$';

/**
 * A member of a JSON column as an expression, for filtering and sorting like a column. For kind `amount`, values that are
 * not numbers are null. For `list`, the values of an array are comma-joined.
 *
 * @param name of the member; bound as a parameter
 */
export class JsonField extends SQL {
  readonly kind: Extract<ColumnKind, 'text' | 'amount'>;

  constructor(column: AnyPgColumn, name: string, kind: 'text' | 'amount' | 'list') {
    super(expressionOf(column, name, kind).queryChunks);
    this.kind = kind === 'amount' ? 'amount' : 'text';
  }
}

function expressionOf(column: AnyPgColumn, name: string, kind: 'text' | 'amount' | 'list'): SQL {
  const text = sql`${column} ->> ${name}::text`;
  if (kind === 'text') return sql`(${text})`;
  if (kind === 'amount') return sql`(case when ${text} ~ ${NUMBER} then (${text})::numeric end)`;
  const array = sql`${column} -> ${name}::text`;
  const joined = sql`(select string_agg(part, ',' order by place)
    from jsonb_array_elements_text(${array}) with ordinality as parts (part, place))`;
  return sql`(case jsonb_typeof(${array}) when 'array' then ${joined} else ${text} end)`;
}
