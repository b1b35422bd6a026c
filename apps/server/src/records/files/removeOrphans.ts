import { inArray } from 'drizzle-orm';
import { sysFile, sysHistoryArchive, sysLargeUpload, type Database } from '../../platform/db';
import type { FileStorage } from '../../platform/storage/FileStorage';

/** Keys that are compared with the database at a time. */
const BATCH = 500;

/**
 * Removes bytes that neither a file nor archived history has, e.g. of an upload during which the server was killed.
 *
 * @param before epoch milliseconds of their last change: the row of a running upload is still missing
 * @returns the removed keys
 */
export async function removeOrphans(db: Database, storage: FileStorage, before: number): Promise<string[]> {
  const removed: string[] = [];
  const batch: string[] = [];
  for await (const { key, time } of storage.list()) {
    if (time < before) batch.push(key);
    if (batch.length === BATCH) await removeFrom(batch.splice(0));
  }
  await removeFrom(batch);
  return removed;

  async function removeFrom(keys: readonly string[]): Promise<void> {
    for (const key of await orphansAmong(db, keys)) {
      await storage.remove(key);
      removed.push(key);
    }
  }
}

/** Those of the keys that neither a file, an upload nor archived history has. */
export async function orphansAmong(db: Database, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const ids = keys.map(idOf);
  const files = await db.orm.select({ id: sysFile.id }).from(sysFile).where(inArray(sysFile.id, ids));
  const uploads = await db.orm
    .select({ id: sysLargeUpload.fileId })
    .from(sysLargeUpload)
    .where(inArray(sysLargeUpload.fileId, ids));
  const archives = await db.orm
    .select({ id: sysHistoryArchive.fileId })
    .from(sysHistoryArchive)
    .where(inArray(sysHistoryArchive.fileId, ids));
  const known = new Set([...files, ...uploads, ...archives].map(({ id }) => id));
  return keys.filter((key) => !known.has(idOf(key)));
}

/** Id of the file with a storage key, e.g. `ab/ab12….pdf`. */
const idOf = (key: string): string => key.slice(key.indexOf('/') + 1, key.lastIndexOf('.'));
