import type { Comparison, Match, Operand } from '@gezi/advanced-query/core';
import { and, eq, gt, gte, inArray, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { columnKind } from './columnKind';
import { JsonField } from './JsonField';
import type { Condition } from './parseFieldCondition';
import { readOperand } from './readOperand';

const COMPARE: Readonly<Record<Comparison, (column: AnyPgColumn, value: Operand) => SQL>> = {
  eq: (column, value) => eq(column, value),
  ne: (column, value) => ne(column, value),
  gt: (column, value) => gt(inOrder(column), bound(column, value)),
  ge: (column, value) => gte(inOrder(column), bound(column, value)),
  lt: (column, value) => lt(inOrder(column), bound(column, value)),
  le: (column, value) => lte(inOrder(column), bound(column, value)),
};

/** Texts by code point, whatever the order of the database is. */
const inOrder = (column: AnyPgColumn): SQL =>
  columnKind(column) === 'text' ? sql`${column} collate "C"` : sql`${column}`;

/** A value written as its column writes them, which an expression alone does not tell. */
const bound = (column: AnyPgColumn | JsonField, value: Operand): SQL =>
  column instanceof JsonField ? sql`${value}` : sql`${sql.param(value, column)}`;

/** The values of a column against one of its own. */
export const compareSql = (column: AnyPgColumn, comparison: Comparison, value: Operand): SQL =>
  COMPARE[comparison](column, value);

/** A condition on a column of a registry, its values bound. @throws {Refusal} naming `field` when a value does not fit */
export function conditionSql(column: AnyPgColumn, condition: Condition, field: string): SQL {
  const kind = columnKind(column);
  switch (condition.kind) {
    case 'compare':
      return compareSql(column, condition.comparison, readOperand(kind, condition.value, field));
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

/** A to Z and a to z are alike, in every database; the wildcards of LIKE in the text stand for themselves. */
export function likeSql(column: AnyPgColumn, match: Match, text: string): SQL {
  const escaped = text.replaceAll(/[\\%_]/g, '\\$&');
  const pattern = `${match === 'starts' ? '' : '%'}${escaped}${match === 'ends' ? '' : '%'}`;
  return sql`${shownText(column)} collate "C" ilike ${pattern}`;
}

/** The value of a column as people read it: 3.5, not 3.50000000. */
function shownText(column: AnyPgColumn): SQL {
  const kind = columnKind(column);
  if (kind === 'text') return sql`${column}`;
  return kind === 'amount' ? sql`trim_scale(${column}::numeric)::text` : sql`${column}::text`;
}

/** Both ends of a range on one column, either of which may be absent; a date alone covers its whole day. */
export function rangeSql(column: AnyPgColumn, begin: string, end: string, field: string): SQL | undefined {
  const kind = columnKind(column);
  return and(
    begin.trim() ? gte(column, readOperand(kind, begin, `${field}_begin`)) : undefined,
    end.trim() ? lte(column, readOperand(kind, end, `${field}_end`, true)) : undefined,
  );
}
