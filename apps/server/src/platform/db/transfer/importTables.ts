import { sql } from 'drizzle-orm';
import type { Database } from '../Database';
import { EXPORT_FORMAT, transferTables, type ExportHeader } from './transferTables';

/**
 * Imports the output of `exportTables` into a migrated, empty database, in one transaction.
 *
 * @param lines without line breaks
 * @returns number of rows by table
 * @throws {Error} the text is not an export, has unknown tables or columns, or a table is not empty
 */
export async function importTables(
  db: Database,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  await db.transaction(
    async () => {
      let header: ExportHeader | undefined;
      for await (const line of lines) {
        if (!header) {
          header = readHeader(line);
          await expectEmpty(db);
          continue;
        }
        const tab = line.indexOf('\t');
        const table = line.slice(0, tab);
        const columns = header.tables[table];
        if (!columns) throw new Error(`the export has rows of a table it does not name: ${table}`);
        const inserted = await insert(db, table, columns, line.slice(tab + 1));
        counts.set(table, (counts.get(table) ?? 0) + inserted);
      }
      if (!header) throw new Error('the export is empty');
    },
    { patient: true },
  );
  await db.maintain();
  return counts;
}

async function insert(db: Database, table: string, columns: readonly string[], rows: string): Promise<number> {
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
  for (const [table, columns] of Object.entries(header.tables)) {
    const known = transferTables.get(table);
    const unknown = known ? columns.find((column) => !known.includes(column)) : '*';
    if (unknown) throw new Error(`this version does not know what the export has: ${table}.${unknown}`);
  }
  return header;
}

function parse(line: string): ExportHeader | undefined {
  try {
    return JSON.parse(line) as ExportHeader;
  } catch {
    return undefined;
  }
}

async function expectEmpty(db: Database): Promise<void> {
  for (const table of transferTables.keys()) {
    const { rows } = await db.orm.execute(sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (rows.length > 0) throw new Error(`the database is not empty: ${table} has rows`);
  }
}
