import { defaultTimeLimits, type Database, type TimeLimits } from './Database';
import { openEmbedded } from './embedded/openEmbedded';
import { openServer } from './openServer';

/** Where the data is: in a folder of this process's own, or on a PostgreSQL server. */
type DatabaseLocation = { dataDir: string } | { databaseUrl: string };

export type OpenOptions = DatabaseLocation & { limits?: Partial<TimeLimits> };

/**
 * Opens the database; `migrate` makes its tables.
 *
 * @throws {DataFolderInUseError} another process works on the folder
 * @throws {DataVersionError} the folder was made by another PostgreSQL version
 */
export async function openDb(options: OpenOptions): Promise<Database> {
  const limits = { ...defaultTimeLimits, ...options.limits };
  return 'databaseUrl' in options
    ? openServer(options.databaseUrl, limits)
    : openEmbedded({ dataDir: options.dataDir, limits });
}
