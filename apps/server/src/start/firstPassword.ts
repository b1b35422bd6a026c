import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Path of the file with the generated password of the first administrator. */
export const firstPasswordFile = (dataDir: string): string => join(dataDir, 'initial-admin-password.txt');

/**
 * Writes a password to a file that only the server's user can read: standard output ends up in logs.
 *
 * @returns a function that removes the file
 */
export async function storeFirstPassword(dataDir: string, password: string): Promise<() => Promise<void>> {
  const file = firstPasswordFile(dataDir);
  const remove = () => rm(file, { force: true });
  // An earlier start that failed may have left a file with another owner or mode.
  await remove();
  await writeFile(file, `${password}\n`, { flag: 'wx', mode: 0o600, flush: true });
  return remove;
}
