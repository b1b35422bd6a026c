import { sql } from 'drizzle-orm';
import { groupBy } from '../../kit/groupBy';
import type { Database } from '../Database';
import { migrate } from '../migrate';
import { EXPORT_FORMAT, LEFT_OUT, type ExportHeader } from './transferTables';

/**
 * Imports the output of `exportTables` into an empty database, in one transaction: creates the tables as of the export's
 * version, fills them, and applies the later migrations.
 *
 * @param lines without line breaks
 * @returns number of rows by table
 * @throws {Error} the text is not an export, has unknown tables or columns, or is of a newer version, or a table is not
 *   empty
 */
export async function importTables(
  db: Database,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  await db.transaction(
    async () => {
      // Triggers that derive rows leave those of the export alone.
      await db.orm.execute(sql`set local gezi.importing = 'on'`);
      let header: ExportHeader | undefined;
      for await (const line of lines) {
        if (!header) {
          header = readHeader(line);
          await migrate(db, { until: header.migration });
          await checkTables(db, header);
          continue;
        }
        const tab = line.indexOf('\t');
        const table = line.slice(0, tab);
        const columns = header.tables[table];
        if (!columns) throw new Error(`the export has rows of a table it does not name: ${table}`);
        const inserted = await insertRows(db, table, columns, line.slice(tab + 1));
        counts.set(table, (counts.get(table) ?? 0) + inserted);
      }
      if (!header) throw new Error('the export is empty');
      await migrate(db);
    },
    { patient: true },
  );
  await db.maintain();
  return counts;
}

/** @param rows JSON array @returns their number */
export async function insertRows(
  db: Database,
  table: string,
  columns: readonly string[],
  rows: string,
): Promise<number> {
  const name = sql.identifier(table);
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const { rowCount } = await db.orm.execute(
    sql`insert into ${name} (${names}) select ${names} from jsonb_populate_recordset(null::${name}, ${rows}::jsonb)`,
  );
  return rowCount ?? 0;
}

function readHeader(line: string): ExportHeader {
  const header = parse(line);
  if (header?.format !== EXPORT_FORMAT) throw new Error('this is no export of all tables');
  return header;
}

function parse(line: string): ExportHeader | undefined {
  try {
    return JSON.parse(line) as ExportHeader;
  } catch {
    return undefined;
  }
}

/** The tables of the export must be those of the database, which must be empty. */
async function checkTables(db: Database, header: ExportHeader): Promise<void> {
  const { rows } = await db.orm.execute<{ table_name: string; column_name: string }>(
    sql`select table_name, column_name from information_schema.columns where table_schema = current_schema()`,
  );
  const known = groupBy(rows, (row) => row.table_name);
  for (const [table, columns] of Object.entries(header.tables)) {
    const names = known.get(table)?.map((row) => row.column_name);
    const unknown = names ? columns.find((column) => !names.includes(column)) : '*';
    if (unknown) throw new Error(`this version does not know what the export has: ${table}.${unknown}`);
  }
  for (const table of known.keys()) {
    if (LEFT_OUT.has(table)) continue;
    if (!header.tables[table]) throw new Error(`the export lacks the table ${table}`);
    const found = await db.orm.execute(sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (found.rows.length > 0) throw new Error(`the database is not empty: ${table} has rows`);
  }
}
