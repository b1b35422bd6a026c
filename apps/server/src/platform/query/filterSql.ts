import { and, type SQL } from 'drizzle-orm';
import { conditionSql, rangeSql } from './conditionSql';
import { parseFieldCondition, splitList } from './parseFieldCondition';
import type { Columns } from './Columns';

/**
 * The filter fields of a list request, ANDed: `field`, `field_begin`, `field_end`, `field_MultiString` (contract,
 * part 1 §1.9). Members that are not columns of the list are ignored.
 *
 * @throws {Refusal} naming the member whose value is invalid for its column
 */
export function filterSql(columns: Columns, query: Readonly<Record<string, unknown>>): SQL | undefined {
  const text = (name: string) => {
    const value = query[name];
    return typeof value === 'string' ? value : '';
  };
  return and(
    ...Object.entries(columns).flatMap(([name, column]) => {
      const condition = parseFieldCondition(text(name));
      const multiple = splitList(text(`${name}_MultiString`));
      return [
        condition && conditionSql(column, condition, name),
        rangeSql(column, text(`${name}_begin`), text(`${name}_end`), name),
        multiple.length > 0 ? conditionSql(column, { kind: 'in', values: multiple }, `${name}_MultiString`) : undefined,
      ];
    }),
  );
}
