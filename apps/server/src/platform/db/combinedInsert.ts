import { getTableColumns, getTableName, sql, type InferInsertModel, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CombinedStatement } from './CombinedStatement';
import { QuickDialect } from './QuickDialect';
import { quoted } from './quoted';

/**
 * The insert of one row. Long texts are parameters of their own, which costs less than a JSON text of all rows.
 *
 * @param members that the rows have
 * @param computed values of further members, from the parameters of a row
 */
export function combinedInsert<Table extends PgTable, Member extends keyof InferInsertModel<Table> & string>(
  table: Table,
  members: readonly Member[],
  computed: Readonly<Record<string, (row: Readonly<Record<Member, SQL>>) => SQL>> = {},
): CombinedStatement<Pick<InferInsertModel<Table>, Member>, void> {
  const all = getTableColumns(table) as Record<string, PgColumn>;
  const names = [...members, ...Object.keys(computed)].map((member) => quoted(all[member]!.name));
  const head = `insert into ${quoted(getTableName(table))} (${names.join(', ')}) values `;
  const texts = new Map<number, string>();

  function textFor(count: number): string {
    let text = texts.get(count);
    if (text === undefined) {
      text = head + Array.from({ length: count }, (_, row) => valuesAt(row * members.length)).join(', ');
      texts.set(count, text);
    }
    return text;
  }

  /** @param from number of the parameters before those of the row */
  function valuesAt(from: number): string {
    const parameters = members.map((member, index) => [member, `$${from + index + 1}`] as const);
    const row = Object.fromEntries(parameters.map(([member, text]) => [member, sql.raw(text)])) as Record<Member, SQL>;
    const further = Object.values(computed).map((valueOf) => dialect.sqlToQuery(valueOf(row)).sql);
    return `(${[...parameters.map(([, text]) => text), ...further].join(', ')})`;
  }

  return {
    kind: 'write',
    keyOf: () => '',
    build: (rows) => ({
      sql: textFor(rows.length),
      params: rows.flatMap((row) => members.map((member) => row[member] ?? null)),
    }),
    resultsOf: (_rows, inputs) => inputs.map(() => undefined),
  };
}

const dialect = new QuickDialect();
