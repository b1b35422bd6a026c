import type { Comparison, Match, Operand } from '@gezi/advanced-query/core';
import { and, or, sql, type SQL } from 'drizzle-orm';
import type { ListColumn } from './Columns';
import { columnKind } from './columnKind';
import { JsonField } from './JsonField';
import type { Condition } from './parseFieldCondition';
import { readOperand } from './readOperand';

const OPERATORS: Readonly<Record<Comparison, SQL>> = {
  eq: sql`=`,
  ne: sql`<>`,
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
};

/** Compares text by code point, independent of the database's collation. */
const byCodePoint = (column: ListColumn): SQL =>
  columnKind(column) === 'text' ? sql`${column} collate "C"` : sql`${column}`;

/** A bound value, encoded for its column. */
const boundValue = (column: ListColumn, value: Operand): SQL =>
  column instanceof JsonField ? sql`${value}` : sql`${sql.param(value, column)}`;

/** Compares a column with a value. */
export function compareSql(column: ListColumn, comparison: Comparison, value: Operand): SQL {
  const isOrder = comparison !== 'eq' && comparison !== 'ne';
  return sql`${isOrder ? byCodePoint(column) : column} ${OPERATORS[comparison]} ${boundValue(column, value)}`;
}

/** A condition on a column; values are bound. @throws {Refusal} naming `field` if a value is invalid */
export function conditionSql(column: ListColumn, condition: Condition, field: string): SQL {
  const kind = columnKind(column);
  switch (condition.kind) {
    case 'compare':
      return compareSql(column, condition.comparison, readOperand(kind, condition.value, field));
    case 'in':
      return oneOf(
        column,
        condition.values.map((value) => readOperand(kind, value, field)),
      );
    case 'like':
      return likeSql(column, condition.match, condition.value);
    case 'containsAny':
      return or(...condition.values.map((value) => likeSql(column, 'contains', value)))!;
  }
}

/** Whether the column has one of the values; false for an empty list. */
export const oneOf = (column: ListColumn, values: readonly Operand[]): SQL =>
  values.length === 0
    ? sql`false`
    : sql`${column} in (${sql.join(
        values.map((value) => boundValue(column, value)),
        sql`, `,
      )})`;

/** True for columns without a value: null, or the empty text. */
export const isEmptySql = (column: ListColumn): SQL =>
  columnKind(column) === 'text' ? sql`(${column} is null or ${column} = '')` : sql`${column} is null`;

/** Ignores the case of A to Z in every database; wildcards of LIKE in the text are escaped. */
export function likeSql(column: ListColumn, match: Match, text: string): SQL {
  const escaped = text.replaceAll(/[\\%_]/g, '\\$&');
  const pattern = `${match === 'starts' ? '' : '%'}${escaped}${match === 'ends' ? '' : '%'}`;
  // ILIKE converts every value to lower case, which costs more than the comparison.
  const like = /[a-z]/i.test(text) ? sql`ilike` : sql`like`;
  return sql`${shownText(column)} collate "C" ${like} ${pattern}`;
}

/** The value of a column as shown to users: 3.5, not 3.50000000. */
function shownText(column: ListColumn): SQL {
  const kind = columnKind(column);
  if (kind === 'text') return sql`${column}`;
  return kind === 'amount' ? sql`trim_scale(${column}::numeric)::text` : sql`${column}::text`;
}

/** An inclusive range on a column; `''` leaves an end open. An end without time includes the whole day. */
export function rangeSql(column: ListColumn, begin: string, end: string, field: string): SQL | undefined {
  const kind = columnKind(column);
  return and(
    begin.trim() ? sql`${column} >= ${boundValue(column, readOperand(kind, begin, `${field}_begin`))}` : undefined,
    end.trim() ? sql`${column} <= ${boundValue(column, readOperand(kind, end, `${field}_end`, true))}` : undefined,
  );
}
