import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { sysFile, sysHistoryArchive, sysLargePart, sysLargeUpload, type Database } from '../../platform/db';
import { inParallel } from '../../platform/kit/inParallel';
import type { FileStorage } from '../../platform/storage/FileStorage';
import { hashing } from '../../platform/storage/hashing';
import { MissingFileError } from '../../platform/storage/storageErrors';
import { storageKey } from '../../records/files/storageKey';

/** Rows that are read at a time. */
const BATCH = 200;
/** Files that are copied at a time. */
const PARALLEL = 4;

export interface FileMove {
  db: Database;
  from: FileStorage;
  to: FileStorage;
  /** True removes each file from `from` once its bytes in `to` have been read and compared; default false. */
  removes?: boolean;
  /** Called after each file. */
  onProgress?: (report: MoveReport) => void;
}

export interface MoveReport {
  copied: number;
  /** Bytes of the copied files. */
  bytes: number;
  /** Files that `to` had before. */
  present: number;
  removed: number;
  /** Keys of files that neither storage has. */
  missing: string[];
  /** Keys of files whose bytes differ from their checksum; they stay where they are. */
  damaged: string[];
}

type MovedFile = Pick<typeof sysFile.$inferSelect, 'tenantId' | 'id' | 'fileType' | 'sha256'>;

/**
 * Copies the stored files of all tenants, and archived history, to another storage. Every copy is compared with the SHA-256 of its file. A run that
 * was interrupted is continued by the next one.
 *
 * @throws {StorageUnavailableError}
 */
export async function moveFiles({ db, from, to, removes = false, onProgress }: FileMove): Promise<MoveReport> {
  const report: MoveReport = { copied: 0, bytes: 0, present: 0, removed: 0, missing: [], damaged: [] };
  for await (const batch of batchesOf(db)) {
    const missing: MovedFile[] = [];
    await inParallel(PARALLEL, batch, async (file) => {
      if (!(await copy(file))) missing.push(file);
      onProgress?.(report);
    });
    report.missing.push(...(await stillNamed(db, missing)).map(storageKey));
    if (removes) await nameStorage(batch.filter((file) => !report.damaged.includes(storageKey(file))));
  }
  await inParallel(PARALLEL, await archivedHistory(db), async (file) => {
    if (!(await copy(file))) report.missing.push(storageKey(file));
    onProgress?.(report);
  });
  if (removes) await dropUploads();
  return report;

  /** @returns false if neither storage has the file */
  async function copy(file: MovedFile): Promise<boolean> {
    const key = storageKey(file);
    const source = await from.find(key);
    if (!source) {
      const isThere = (await to.find(key)) !== undefined;
      if (isThere) report.present += 1;
      return isThere;
    }
    try {
      const expected = file.sha256 ?? (await hashOf(from, key));
      const isCopied = async () =>
        (await to.find(key))?.size === source.size && (!removes || (await hashOf(to, key)) === expected);
      const wasPresent = await isCopied();
      if (!wasPresent && ((await put(key)) !== expected || !(await isCopied()))) {
        await to.remove(key);
        report.damaged.push(key);
        return true;
      }
      if (wasPresent) {
        report.present += 1;
      } else {
        report.copied += 1;
        report.bytes += source.size;
      }
    } catch (error) {
      // Removed by a user meanwhile.
      if (error instanceof MissingFileError) return false;
      throw error;
    }
    if (removes) {
      await from.remove(key);
      report.removed += 1;
    }
    return true;
  }

  async function put(key: string): Promise<string> {
    const source = await from.read(key);
    // Closes the file of a copy that fails.
    return to.put(key, source).finally(() => source.destroy());
  }

  async function nameStorage(files: readonly MovedFile[]): Promise<void> {
    const ids = files.map(({ id }) => id);
    if (ids.length === 0) return;
    await db.orm
      .update(sysFile)
      .set({ storeType: to.kind })
      .where(and(inArray(sysFile.id, ids), ne(sysFile.storeType, to.kind)));
  }

  /** Removes unfinished uploads whose parts are in the former storage; clients start them again. */
  async function dropUploads(): Promise<void> {
    const uploads = await db.orm.select().from(sysLargeUpload).where(isNull(sysLargeUpload.answer));
    for (const { tenantId, id, upload, fileId, fileType } of uploads) {
      const key = storageKey({ id: fileId, fileType });
      if (await to.large.isHere(key, upload)) continue;
      await db.transaction(async () => {
        await db.orm
          .delete(sysLargePart)
          .where(and(eq(sysLargePart.tenantId, tenantId), eq(sysLargePart.uploadId, id)));
        await db.orm
          .delete(sysLargeUpload)
          .where(and(eq(sysLargeUpload.tenantId, tenantId), eq(sysLargeUpload.id, id)));
      });
      await from.large.abort(key, upload);
    }
  }
}

async function* batchesOf(db: Database): AsyncGenerator<MovedFile[]> {
  const { tenantId, id, fileType, sha256 } = sysFile;
  for (let last: MovedFile | undefined, more = true; more;) {
    const rows = await db.orm
      .select({ tenantId, id, fileType, sha256 })
      .from(sysFile)
      .where(last && sql`(${tenantId}, ${id}) > (${last.tenantId}, ${last.id})`)
      .orderBy(asc(tenantId), asc(id))
      .limit(BATCH);
    last = rows.at(-1);
    more = rows.length === BATCH;
    if (rows.length > 0) yield rows;
  }
}

async function stillNamed(db: Database, files: readonly MovedFile[]): Promise<MovedFile[]> {
  if (files.length === 0) return [];
  const ids = files.map(({ id }) => id);
  const rows = await db.orm.select({ id: sysFile.id }).from(sysFile).where(inArray(sysFile.id, ids));
  return files.filter(({ id }) => rows.some((row) => row.id === id));
}

async function hashOf(storage: FileStorage, key: string): Promise<string> {
  const hash = hashing();
  for await (const _chunk of hash.pass(await storage.read(key))) continue;
  return hash.digest();
}

/** Files of archived months. */
async function archivedHistory(db: Database): Promise<MovedFile[]> {
  const { fileId, sha256 } = sysHistoryArchive;
  const rows = await db.orm.select({ id: fileId, sha256 }).from(sysHistoryArchive);
  return rows.map((row) => ({ ...row, fileType: 'gz', tenantId: 0 }));
}
