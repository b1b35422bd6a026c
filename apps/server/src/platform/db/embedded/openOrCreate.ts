import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { fsyncPath } from './DurableNodeFS';
import { openPglite } from './openPglite';

/**
 * Opens the database of a folder, or creates it.
 *
 * A new database is written to `<folder>.new` and renamed when it is on disk, so an interrupted creation starts over.
 */
export async function openOrCreate(
  folder: string,
  sharedBuffers: string,
  fail: (reason: Error) => void,
): Promise<PGlite> {
  if (!existsSync(folder)) {
    const unfinished = `${folder}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    const pglite = await openPglite(unfinished, '16MB', fail);
    await pglite.close();
    fsyncTree(unfinished);
    renameSync(unfinished, folder);
    fsyncPath(dirname(folder));
  }
  // Temporary files of a statement that was stopped. A PostgreSQL server removes them at its start.
  rmSync(join(folder, 'base/pgsql_tmp'), { recursive: true, force: true });
  return openPglite(folder, sharedBuffers, fail);
}

function fsyncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else if (entry.isFile()) fsyncPath(path);
  }
  fsyncPath(folder);
}
