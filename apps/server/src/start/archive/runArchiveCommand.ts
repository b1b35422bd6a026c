import {
  archiveHistory,
  firstKeptMonth,
  type ArchivedMonth,
  type ArchiveParts,
} from '../../platform/history/archiveHistory';
import { listArchives, readArchive, restoreArchive } from '../../platform/history/readArchive';

const USAGE = `用法 Usage: npm run archive -- list
                        -- run <months>               archives what is older, e.g. 24
                        -- read <table> <YYYY-MM>     prints the rows, one JSON object a line
                        -- restore <table> <YYYY-MM>  puts the rows back into the database`;

/**
 * Runs a command on archived history.
 *
 * @param write receives the output, line by line
 * @throws {Error} with a sentence for the operator
 */
export async function runArchiveCommand(
  parts: ArchiveParts,
  [command, ...args]: readonly string[],
  write: (line: string) => void,
): Promise<void> {
  const { db, storage } = parts;
  if (command === 'list' && args.length === 0) {
    for (const archived of await listArchives(db)) write(lineOf(archived));
    return;
  }
  if (command === 'run' && args.length === 1 && /^[1-9]\d{0,2}$/.test(args[0]!)) {
    const archived = await archiveHistory(parts, firstKeptMonth(Date.now(), Number(args[0])));
    for (const month of archived) write(lineOf(month));
    write(`已归档 Archived: ${archived.length}`);
    return;
  }
  const [table = '', month = ''] = args;
  if ((command !== 'read' && command !== 'restore') || args.length !== 2 || !/^\d{4}-\d\d$/.test(month)) {
    throw new Error(USAGE);
  }
  const found = await listArchives(db, { table, month: `${month}-01` });
  if (found.length === 0) throw new Error(`没有归档 Not archived: ${table} ${month}`);
  for (const archived of found) {
    if (command === 'restore') {
      const count = await restoreArchive(db, storage, archived);
      write(`已恢复 Restored: ${table} ${month}, ${count} rows`);
      continue;
    }
    for await (const { rows } of readArchive(storage, archived)) {
      for (const row of JSON.parse(rows) as unknown[]) write(JSON.stringify(row));
    }
  }
}

const lineOf = ({ historyTable, month, rowCount, fileSize, sha256 }: ArchivedMonth): string =>
  `${historyTable} ${month.slice(0, 7)}: ${rowCount} rows, ${fileSize} bytes, SHA-256 ${sha256}`;
