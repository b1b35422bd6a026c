import { and, eq, gt, gte, inArray, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { columnKind } from './columnKind';
import type { Comparison, Condition, Match } from './parseFieldCondition';
import { readOperand, type Operand } from './readOperand';

const COMPARE: Readonly<Record<Comparison, (column: AnyPgColumn, value: Operand) => SQL>> = {
  eq: (column, value) => eq(column, value),
  ne: (column, value) => ne(column, value),
  gt: (column, value) => gt(column, value),
  ge: (column, value) => gte(column, value),
  lt: (column, value) => lt(column, value),
  le: (column, value) => lte(column, value),
};

/** A condition on a column of a registry, its values bound. @throws {Refusal} naming `field` when a value does not fit */
export function conditionSql(column: AnyPgColumn, condition: Condition, field: string): SQL {
  const kind = columnKind(column);
  switch (condition.kind) {
    case 'compare':
      return COMPARE[condition.comparison](column, readOperand(kind, condition.value, field));
    case 'in':
      return inArray(
        column,
        condition.values.map((value) => readOperand(kind, value, field)),
      );
    case 'like':
      return likeSql(column, condition.match, condition.value);
    case 'containsAny':
      return or(...condition.values.map((value) => likeSql(column, 'contains', value)))!;
  }
}

/** Case-insensitive; the wildcards of LIKE in the text stand for themselves. */
export function likeSql(column: AnyPgColumn, match: Match, text: string): SQL {
  const escaped = text.replaceAll(/[\\%_]/g, '\\$&');
  const pattern = `${match === 'starts' ? '' : '%'}${escaped}${match === 'ends' ? '' : '%'}`;
  const subject = columnKind(column) === 'text' ? sql`${column}` : sql`${column}::text`;
  return sql`${subject} ilike ${pattern}`;
}

/** Both ends of a range on one column, either of which may be absent; a date alone covers its whole day. */
export function rangeSql(column: AnyPgColumn, begin: string, end: string, field: string): SQL | undefined {
  const kind = columnKind(column);
  return and(
    begin.trim() ? gte(column, readOperand(kind, begin, `${field}_begin`)) : undefined,
    end.trim() ? lte(column, readOperand(kind, end, `${field}_end`, true)) : undefined,
  );
}
