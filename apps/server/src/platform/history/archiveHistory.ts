import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { sysHistoryArchive, timeText, type Database } from '../db';
import { fetchRows } from '../db/transfer/fetchRows';
import { gzipFile } from '../kit/gzipFile';
import type { FileStorage } from '../storage/FileStorage';
import { hashing } from '../storage/hashing';
import { archiveKey } from './archiveKey';
import { historyTables, monthOf, type HistoryTable } from './historyTables';

export type ArchivedMonth = typeof sysHistoryArchive.$inferSelect;

/** First line of the file of a month; each following one is a JSON array of rows. */
export interface ArchiveHeader {
  format: typeof ARCHIVE_FORMAT;
  table: string;
  month: string;
  columns: string[];
}

export const ARCHIVE_FORMAT = 'gezi-history-1';

export interface ArchiveParts {
  db: Database;
  storage: FileStorage;
  /** Folder for the file that is being written. */
  folder: string;
}

/**
 * Moves the months of history before a day to the file storage, one file for a month of a table. A month with rows that
 * are still in use stays. Several servers may do so at once.
 *
 * @param before `YYYY-MM-01`
 */
export async function archiveHistory(parts: ArchiveParts, before: string): Promise<ArchivedMonth[]> {
  const archived: ArchivedMonth[] = [];
  for (const history of historyTables) {
    for (const month of await monthsBefore(parts.db, history, before)) {
      const done = await archiveMonth(parts, history, month);
      if (done) archived.push(done);
    }
  }
  return archived;
}

/** First day of the oldest month that stays. @param now epoch milliseconds @param months that stay besides the current one */
export const firstKeptMonth = (now: number, months: number): string => monthOf(timeText(now), -months);

async function monthsBefore(db: Database, { table, time, isInUse }: HistoryTable, before: string): Promise<string[]> {
  return db.transaction(
    async () => {
      const { rows } = await db.orm.execute<{ month: string }>(sql`
        select to_char(${time}, 'YYYY-MM-01') as month from ${table} where ${time} < ${before}::timestamp
        group by 1 having not bool_or(${isInUse ?? sql`false`}) order by 1`);
      return rows.map(({ month }) => month);
    },
    { patient: true },
  );
}

/** @returns undefined if another server has archived it, or a row has changed meanwhile */
async function archiveMonth(parts: ArchiveParts, history: HistoryTable, month: string) {
  const { db, storage, folder } = parts;
  await mkdir(folder, { recursive: true });
  const fileId = randomUUID().replaceAll('-', '');
  const path = join(folder, `${fileId}.gz`);
  try {
    const print = await writeMonth(db, history, month, path);
    if (print.count === 0) return undefined;
    const { sha256, size } = await hashOf(path);
    await storage.take(archiveKey(fileId), path, sha256);
    const archived: ArchivedMonth = {
      historyTable: history.name,
      month,
      fileId,
      rowCount: print.count,
      fileSize: size,
      sha256,
      createTime: timeText(),
    };
    const isRemoved = await removeMonth(db, history, archived, print).catch(async (error: unknown) => {
      await storage.remove(archiveKey(fileId));
      throw error;
    });
    if (isRemoved) return archived;
    await storage.remove(archiveKey(fileId));
    return undefined;
  } finally {
    await rm(path, { force: true });
  }
}

/** Writes the rows of a month, from one snapshot. */
async function writeMonth(db: Database, history: HistoryTable, month: string, path: string): Promise<Fingerprint> {
  const file = gzipFile(path);
  const { name, table, time } = history;
  const columns = Object.values(getTableColumns(table)).map((column) => column.name);
  const header: ArchiveHeader = { format: ARCHIVE_FORMAT, table: name, month, columns };
  const print = await db.transaction(
    async () => {
      await db.orm.execute(sql`set transaction isolation level repeatable read, read only`);
      await file.add(JSON.stringify(header));
      const rows = sql`${sql.identifier(name)} one where ${inMonth(time.name, month)} order by ${sql.identifier(time.name)}, id`;
      await fetchRows(db, rows, (batch) => file.add(`[${batch.join(',')}]`));
      return fingerprintOf(db, sql.identifier(name), time.name, month);
    },
    { patient: true },
  );
  await file.end();
  return print;
}

interface Fingerprint {
  count: number;
  sum: string | null;
}

/** Two equal ones mean the same rows. */
async function fingerprintOf(
  db: Database,
  from: ReturnType<typeof sql.identifier> | SQL,
  time: string,
  month: string,
): Promise<Fingerprint> {
  const { rows } = await db.orm.execute<{ count: number; sum: string | null }>(sql`
    select count(*)::int as count, sum(hashtextextended(row_to_json(one)::text, 0))::text as sum
    from ${from} one where ${inMonth(time, month)}`);
  return rows[0]!;
}

/**
 * Removes the rows of a month from the database and stores where they are, in one transaction.
 *
 * @returns false if they are not those of the file
 */
function removeMonth(db: Database, { name, time }: HistoryTable, archived: ArchivedMonth, print: Fingerprint) {
  const { month } = archived;
  const part = `${name}_${month.slice(0, 7).replace('-', '_')}`;
  return db.transaction(
    async () => {
      // Everybody who reads the table waits for a lock of it.
      await db.orm.execute(sql`set local lock_timeout = '2s'`);
      const { rows } = await db.orm.execute<{ exists: boolean }>(
        sql`select to_regclass(${`history.${part}`}) is not null as exists`,
      );
      const partition = sql`history.${sql.identifier(part)}`;
      const hasPartition = rows[0]!.exists;
      if (hasPartition) await db.orm.execute(sql`lock table ${partition} in share mode`);
      const now = await fingerprintOf(db, hasPartition ? partition : sql.identifier(name), time.name, month);
      if (now.count !== print.count || now.sum !== print.sum) return false;
      await db.orm.insert(sysHistoryArchive).values(archived);
      if (hasPartition) {
        await db.orm.execute(sql`alter table ${sql.identifier(name)} detach partition ${partition}`);
        await db.orm.execute(sql`drop table ${partition}`);
        return true;
      }
      await db.orm.execute(sql`set local gezi.audit_purge = 'on'`);
      const removed = await db.orm.execute(sql`delete from ${sql.identifier(name)} where ${inMonth(time.name, month)}`);
      await db.orm.execute(sql`set local gezi.audit_purge = 'off'`);
      if (removed.rowCount !== print.count) throw new Error(`rows of ${name} were added in ${month} meanwhile`);
      return true;
    },
    { patient: true },
  );
}

const inMonth = (time: string, month: string): SQL =>
  sql`${sql.identifier(time)} >= ${month}::timestamp and ${sql.identifier(time)} < ${monthOf(month, 1)}::timestamp`;

async function hashOf(path: string): Promise<{ sha256: string; size: number }> {
  const hash = hashing();
  for await (const _chunk of hash.pass(createReadStream(path))) continue;
  return { sha256: hash.digest(), size: hash.size() };
}
