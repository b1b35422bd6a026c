import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Database, StatementObserver, TimeLimits } from '../Database';
import { databaseOver } from './databaseOver';
import { checkDataVersion } from './dataVersion';
import { FolderLock } from './FolderLock';
import { WorkerEngine } from './WorkerEngine';

export interface EmbeddedOptions {
  dataDir: string;
  limits: TimeLimits;
  observe?: StatementObserver | undefined;
}

/**
 * Opens the database of a folder and locks the folder.
 *
 * @throws {DataFolderInUseError} another process uses the folder
 * @throws {DataVersionError} another PostgreSQL version created it
 */
export async function openEmbedded({ dataDir, limits, observe }: EmbeddedOptions): Promise<Database> {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true });
  const lock = await FolderLock.acquire(folder, join(folder, 'database.lock'));
  try {
    const cluster = join(folder, 'database');
    checkDataVersion(cluster);
    const engine = new WorkerEngine({ folder: cluster, limits });
    lock.keepAlive(() => engine.abandon(new Error(`the lock of the data folder ${folder} was taken away`)));
    await engine.session();
    return databaseOver(engine, limits, { closed: () => lock.release(), observe });
  } catch (error) {
    lock.release();
    throw error;
  }
}
