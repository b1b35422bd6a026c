import { matchesRow, type ColumnKind, type Predicate, type QueryRow } from '@gezi/advanced-query/core';
import type { ListRequest } from './listQuery';
import { parseFieldCondition, splitList, type Condition } from './parseFieldCondition';
import { readOperand } from './readOperand';
import { planSuperQuery } from './superQuery';

/**
 * The filters and the advanced query of a list request on rows in memory, by the same rules as `listQuery` in SQL.
 *
 * @param columns kinds of the columns by name; other members are ignored
 * @throws {Refusal} naming the member whose value is invalid for its column
 */
export function filterRows<Row extends object>(
  rows: readonly Row[],
  columns: Readonly<Record<string, ColumnKind>>,
  request: ListRequest,
): readonly Row[] {
  const text = (name: string) => (typeof request[name] === 'string' ? request[name] : '');
  const parts = Object.entries(columns).flatMap(([field, column]): Predicate[] => {
    const condition = parseFieldCondition(text(field));
    const [begin, end] = [text(`${field}_begin`).trim(), text(`${field}_end`).trim()];
    const multiple = splitList(text(`${field}_MultiString`));
    const compare = (comparison: 'ge' | 'le', value: string, member: string): Predicate => {
      const operand = readOperand(column, value, `${field}_${member}`, comparison === 'le');
      return { kind: 'compare', field, column, comparison, value: operand };
    };
    return [
      ...(condition ? [predicateOf(condition, field, column)] : []),
      ...(begin ? [compare('ge', begin, 'begin')] : []),
      ...(end ? [compare('le', end, 'end')] : []),
      ...(multiple.length > 0 ? [predicateOf({ kind: 'in', values: multiple }, field, column)] : []),
    ];
  });
  const asked = planSuperQuery({ columns }, request.superQueryParams, request.superQueryMatchType);
  if (asked) parts.push(asked);
  if (parts.length === 0) return rows;
  return rows.filter((row) => matchesRow({ kind: 'all', parts }, row as QueryRow));
}

function predicateOf(condition: Condition, field: string, column: ColumnKind): Predicate {
  switch (condition.kind) {
    case 'compare': {
      const value = readOperand(column, condition.value, field);
      return { kind: 'compare', field, column, comparison: condition.comparison, value };
    }
    case 'in':
      return { kind: 'in', field, column, values: condition.values.map((value) => readOperand(column, value, field)) };
    case 'like':
      return { kind: 'like', field, column, match: condition.match, text: condition.value };
    case 'containsAny': {
      const parts = condition.values.map((value): Predicate => ({
        kind: 'like',
        field,
        column,
        match: 'contains',
        text: value,
      }));
      return { kind: 'any', parts };
    }
  }
}
