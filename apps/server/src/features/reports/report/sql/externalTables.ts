import type { ReportTableInfo } from '@gezi/domain';
import type { Run } from './Run';

/** Columns that are offered for completion. */
const MAX_COLUMNS = 5_000;

/** Tables of a data source that SQL may read: all but those of PostgreSQL itself. */
export const isExternalTable = (name: string, schema?: string): boolean =>
  schema === undefined ? !name.startsWith('pg_') : !/^(?:pg_|information_schema$)/.test(schema);

/** Tables and columns that the user of a data source may read. */
export async function externalTables(run: Run): Promise<ReportTableInfo[]> {
  const { rows } = await run(
    `select table_schema, table_name, column_name, data_type, table_schema = any (current_schemas(false)) as is_found
     from information_schema.columns
     where table_schema !~ '^pg_' and table_schema <> 'information_schema'
     order by table_schema, table_name, ordinal_position
     limit ${MAX_COLUMNS}`,
    [],
  );
  const tables = new Map<string, ReportTableInfo>();
  for (const row of rows as Record<string, string>[]) {
    const table = nameOf(row.table_name!);
    const name = row.is_found ? table : `${nameOf(row.table_schema!)}.${table}`;
    const known = tables.get(name) ?? { name, text: '', columns: [] };
    known.columns.push({ name: nameOf(row.column_name!), text: '', type: row.data_type! });
    tables.set(name, known);
  }
  return [...tables.values()];
}

/** Quoted where SQL would read it as another name. */
const nameOf = (name: string): string => (/^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`);
