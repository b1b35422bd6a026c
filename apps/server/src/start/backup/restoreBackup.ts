import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ne } from 'drizzle-orm';
import { importTables, sysFile, type Database } from '../../platform/db';
import { gunzippedLines } from '../../platform/kit/gunzippedLines';
import { secretBox, secretKeyFile } from '../../platform/security/secretBox';
import type { FileStorage } from '../../platform/storage/FileStorage';
import { isStorageKey } from '../../platform/storage/isStorageKey';
import { BACKUP_FORMAT, entryNames, type BackupManifest } from './BackupManifest';
import { checkBackup, readEntries } from './readBackup';
import type { BackupSource } from './writeBackup';

/**
 * Restores a backup into an empty database and an empty file storage. The whole archive is checked first; if the restore
 * fails later, both are empty again.
 *
 * @throws {Error} the archive is not whole, the target is not empty, or its secret key is not that of the backup
 */
export async function restoreBackup(db: Database, target: BackupSource, path: string): Promise<BackupManifest> {
  const manifest = await checkBackup(path);
  const { storage } = target;
  for await (const { key } of storage.list()) {
    throw new Error(`目标文件存储中已有文件：${key}。The file storage has files already: ${key}.`);
  }
  await restoreKey(manifest, target, path);
  const restored: string[] = [];
  try {
    await readEntries(path, async (name, content) => {
      const key = name.startsWith(entryNames.files) && name.slice(entryNames.files.length);
      if (key) restored.push(await restoreFile(storage, key, content));
    });
    await readEntries(path, async (name, content) => {
      if (name === entryNames.tables) await importTables(db, gunzippedLines(content));
    });
    // The backup may be one of another kind of storage.
    await db.orm.update(sysFile).set({ storeType: storage.kind }).where(ne(sysFile.storeType, storage.kind));
  } catch (error) {
    for (const key of restored) await storage.remove(key);
    throw error;
  }
  return manifest;
}

/** @returns the key */
async function restoreFile(storage: FileStorage, key: string, content: Readable): Promise<string> {
  if (!isStorageKey(key)) throw new Error(`unexpected file in the backup: ${key}`);
  await storage.put(key, content as AsyncIterable<Buffer>);
  return key;
}

/** Makes the key of the backup that of the folder. Without it sealed bids and stored passwords could not be read. */
async function restoreKey(manifest: BackupManifest, { secretKey, dataDir }: BackupSource, path: string): Promise<void> {
  const file = secretKeyFile(dataDir);
  const current = secretKey ?? (await readFile(file, 'utf8').catch(() => undefined))?.trim();
  if (current === undefined) {
    const stored = await readStoredKey(path);
    if (stored === undefined)
      throw new Error('备份不含密钥，请设置 SECRET_KEY。The backup has no key: set its SECRET_KEY.');
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, stored, { flag: 'wx', mode: 0o600, flush: true });
  } else if (secretBox(current).sign(BACKUP_FORMAT) !== manifest.keyCheck) {
    throw new Error(`密钥与备份的不同（SECRET_KEY 或 ${file}）。SECRET_KEY or ${file} is not the key of the backup.`);
  }
}

async function readStoredKey(path: string): Promise<string | undefined> {
  let key: string | undefined;
  await readEntries(path, async (name, content) => {
    if (name === entryNames.key) key = await text(content);
  });
  return key;
}
