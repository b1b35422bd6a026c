import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Moves a file to its place, so that it is there after a power cut: a name is on disk once its folder is. */
export async function placeFile(from: string, to: string): Promise<void> {
  await makeFolder(dirname(to));
  await rename(from, to);
  await syncFolder(dirname(to));
}

/**
 * Creates a folder and those above it, if they are missing, so that they are there after a power cut.
 *
 * @param make `mkdir`, given by tests
 */
export async function makeFolder(folder: string, make: typeof mkdir = mkdir): Promise<void> {
  const first = await make(folder, { recursive: true }).catch(async (error: NodeJS.ErrnoException) => {
    // On a full disk Node reports that the folder is missing; without `recursive` it reports the disk.
    if (error.code !== 'ENOENT') throw error;
    await make(folder);
    return folder;
  });
  for (let at = folder; first !== undefined && at !== dirname(first);) await syncFolder((at = dirname(at)));
}

/** Writes the names in a folder to disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
