import { and, asc, eq, sql } from 'drizzle-orm';
import { sysHistoryArchive, type Database } from '../db';
import { insertRows } from '../db/transfer/importTables';
import { gunzippedLines } from '../kit/gunzippedLines';
import type { FileStorage } from '../storage/FileStorage';
import { hashing } from '../storage/hashing';
import { ARCHIVE_FORMAT, type ArchivedMonth, type ArchiveHeader } from './archiveHistory';
import { archiveKey } from './archiveKey';
import { historyTables } from './historyTables';

/** Archived months, oldest first. @param of only those of a table and month */
export function listArchives(db: Database, of?: { table: string; month: string }): Promise<ArchivedMonth[]> {
  const { historyTable, month } = sysHistoryArchive;
  return db.orm
    .select()
    .from(sysHistoryArchive)
    .where(of && and(eq(historyTable, of.table), eq(month, of.month)))
    .orderBy(asc(historyTable), asc(month), asc(sysHistoryArchive.fileId));
}

/**
 * Rows of an archived month, in batches as JSON arrays.
 *
 * @throws {Error} the file is missing, is not the one that was written, or is of another format
 */
export async function* readArchive(
  storage: FileStorage,
  { historyTable, fileId, sha256 }: ArchivedMonth,
): AsyncGenerator<{ header: ArchiveHeader; rows: string }> {
  const hash = hashing();
  for await (const _chunk of hash.pass(await storage.read(archiveKey(fileId)))) continue;
  if (hash.digest() !== sha256)
    throw new Error(`the file of archived ${historyTable} was changed: ${archiveKey(fileId)}`);
  let header: ArchiveHeader | undefined;
  for await (const line of gunzippedLines(await storage.read(archiveKey(fileId)))) {
    if (header) yield { header, rows: line };
    else header = JSON.parse(line) as ArchiveHeader;
    if (header.format !== ARCHIVE_FORMAT || !historyTables.some(({ name }) => name === header?.table)) {
      throw new Error(`this version does not read the archive ${archiveKey(fileId)}`);
    }
  }
}

/** Puts the rows of an archived month back into their table, and removes the file. @returns number of rows */
export async function restoreArchive(db: Database, storage: FileStorage, archived: ArchivedMonth): Promise<number> {
  const { fileId, rowCount } = archived;
  const count = await db.transaction(
    async () => {
      // Its records are counted already.
      await db.orm.execute(sql`set local gezi.importing = 'on'`);
      let restored = 0;
      for await (const { header, rows } of readArchive(storage, archived)) {
        restored += await insertRows(db, header.table, header.columns, rows);
      }
      if (restored !== rowCount) throw new Error(`${restored} of ${rowCount} rows are in ${archiveKey(fileId)}`);
      await db.orm.delete(sysHistoryArchive).where(eq(sysHistoryArchive.fileId, fileId));
      return restored;
    },
    { patient: true },
  );
  await storage.remove(archiveKey(fileId));
  return count;
}
