import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file, below the data folder, with the password made for the first administrator. */
export const firstPasswordFile = (dataDir: string): string => join(dataDir, 'initial-admin-password.txt');

/**
 * Writes a password where only the user the server runs as can read it: standard output ends in logs.
 *
 * @returns removes the file again
 */
export async function storeFirstPassword(dataDir: string, password: string): Promise<() => Promise<void>> {
  const file = firstPasswordFile(dataDir);
  const remove = () => rm(file, { force: true });
  // One of an earlier start that failed. Written anew, so that its owner and rights are ours.
  await remove();
  await writeFile(file, `${password}\n`, { flag: 'wx', mode: 0o600, flush: true });
  return remove;
}
