import type { ColumnKind } from '@gezi/advanced-query/core';
import type { ListColumn } from './Columns';
import { JsonField } from './JsonField';

const KINDS: Readonly<Record<string, ColumnKind>> = {
  PgVarchar: 'text',
  PgText: 'text',
  PgInteger: 'integer',
  PgBigInt53: 'integer',
  PgDoublePrecision: 'amount',
  PgNumeric: 'amount',
  PgTimestampString: 'datetime',
  PgDateString: 'date',
  PgBoolean: 'boolean',
};

/** Kind of a column's values in a request. @throws {Error} for a column type that cannot be filtered, e.g. jsonb */
export function columnKind(column: ListColumn): ColumnKind {
  if (column instanceof JsonField) return column.kind;
  const kind = KINDS[column.columnType];
  if (!kind) throw new Error(`A ${column.columnType} column cannot be filtered: ${column.name}`);
  return kind;
}
