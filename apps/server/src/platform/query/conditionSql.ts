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

/** Texts by code point, whatever the order of the database is. */
const inOrder = (column: ListColumn): SQL =>
  columnKind(column) === 'text' ? sql`${column} collate "C"` : sql`${column}`;

/** A value written as its column writes them, which an expression alone does not tell. */
const bound = (column: ListColumn, value: Operand): SQL =>
  column instanceof JsonField ? sql`${value}` : sql`${sql.param(value, column)}`;

/** The values of a column against one of its own. */
export function compareSql(column: ListColumn, comparison: Comparison, value: Operand): SQL {
  const isOrder = comparison !== 'eq' && comparison !== 'ne';
  return sql`${isOrder ? inOrder(column) : column} ${OPERATORS[comparison]} ${bound(column, value)}`;
}

/** A condition on a column of a registry, its values bound. @throws {Refusal} naming `field` when a value does not fit */
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

/** Is the value of the column one of these? Of none, nothing is. */
export const oneOf = (column: ListColumn, values: readonly Operand[]): SQL =>
  values.length === 0
    ? sql`false`
    : sql`${column} in (${sql.join(
        values.map((value) => bound(column, value)),
        sql`, `,
      )})`;

/** A to Z and a to z are alike, in every database; the wildcards of LIKE in the text stand for themselves. */
export function likeSql(column: ListColumn, match: Match, text: string): SQL {
  const escaped = text.replaceAll(/[\\%_]/g, '\\$&');
  const pattern = `${match === 'starts' ? '' : '%'}${escaped}${match === 'ends' ? '' : '%'}`;
  return sql`${shownText(column)} collate "C" ilike ${pattern}`;
}

/** The value of a column as people read it: 3.5, not 3.50000000. */
function shownText(column: ListColumn): SQL {
  const kind = columnKind(column);
  if (kind === 'text') return sql`${column}`;
  return kind === 'amount' ? sql`trim_scale(${column}::numeric)::text` : sql`${column}::text`;
}

/** Both ends of a range on one column, either of which may be absent; a date alone covers its whole day. */
export function rangeSql(column: ListColumn, begin: string, end: string, field: string): SQL | undefined {
  const kind = columnKind(column);
  return and(
    begin.trim() ? sql`${column} >= ${bound(column, readOperand(kind, begin, `${field}_begin`))}` : undefined,
    end.trim() ? sql`${column} <= ${bound(column, readOperand(kind, end, `${field}_end`, true))}` : undefined,
  );
}
