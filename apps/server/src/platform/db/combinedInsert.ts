import { getTableColumns, getTableName, sql, type InferInsertModel, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CombinedStatement } from './CombinedStatement';
import { join } from './givenRows';

/**
 * The insert of one row. Long texts are parameters of their own, which costs less than a JSON text of all rows.
 *
 * @param members that the rows have
 * @param computed values of further members for a row
 */
export function combinedInsert<Table extends PgTable, Member extends keyof InferInsertModel<Table> & string>(
  table: Table,
  members: readonly Member[],
  computed: Readonly<Record<string, (row: Pick<InferInsertModel<Table>, Member>) => SQL>> = {},
): CombinedStatement<Pick<InferInsertModel<Table>, Member>, void> {
  const all = getTableColumns(table) as Record<string, PgColumn>;
  const names = [...members, ...Object.keys(computed)].map((member) => sql`${sql.identifier(all[member]!.name)}`);
  const head = sql`insert into ${sql.identifier(getTableName(table))} (${join(names)}) values `;
  return {
    kind: 'write',
    keyOf: () => '',
    build: (rows) =>
      sql`${head}${join(
        rows.map((row) => {
          const values = members.map((member) => sql`${row[member]}`);
          return sql`(${join([...values, ...Object.values(computed).map((valueOf) => valueOf(row))])})`;
        }),
      )}`,
    resultsOf: (_rows, inputs) => inputs.map(() => undefined),
  };
}
