import { resolve } from 'node:path';
import { openStorage } from '../../platform/storage/openStorage';
import { readCommandSettings } from '../commandSettings';
import { printFailure } from '../printFailure';
import type { BackupManifest } from './BackupManifest';
import type { BackupSource } from './writeBackup';

/** The data folder, the key, the database and the file storage of the settings. */
export interface CommandPlace extends BackupSource {
  databaseUrl: string | undefined;
}

/**
 * Runs a command on the archive that the command line names; prints what it did, or why it failed.
 *
 * @param name e.g. `backup`
 * @param done sentence before the counts
 */
export async function runCommand(
  name: string,
  done: string,
  command: (path: string, place: CommandPlace) => Promise<BackupManifest>,
): Promise<void> {
  const [path] = process.argv.slice(2);
  try {
    if (!path) throw new Error(`用法 Usage: npm run ${name} -- <file.tar>`);
    const { tables, entries, missing } = await command(resolve(path), await readPlace());
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    const files = Object.keys(entries).filter((entry) => entry.startsWith('files/')).length;
    process.stdout.write(`${done}: ${Object.keys(tables).length} tables, ${rows} rows, ${files} files\n`);
    if (missing.length > 0)
      console.error(`缺少的文件 Missing files (${missing.length}): ${missing.slice(0, 20).join(', ')}`);
  } catch (error) {
    printFailure(error);
  }
}

/** The settings of the environment. @throws {Error} with a sentence for the operator */
export async function readPlace(): Promise<CommandPlace> {
  const { dataDir, databaseUrl, secretKey, placeOf } = readCommandSettings();
  return { dataDir, databaseUrl, secretKey, storage: await openStorage(placeOf()) };
}
