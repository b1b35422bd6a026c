import { join } from 'node:path';
import { defaultTimeLimits, type Database, type StatementObserver, type TimeLimits } from './Database';
import { openEmbedded } from './embedded/openEmbedded';
import { openServer } from './openServer';

/** A folder of this process, or a PostgreSQL server. */
type DatabaseLocation = { dataDir: string } | { databaseUrl: string };

export type OpenOptions = DatabaseLocation & {
  limits?: Partial<TimeLimits>;
  /** Measures every statement. */
  observe?: StatementObserver | undefined;
};

/** Where the settings put the database: on the server, or embedded in a subfolder of the data folder. */
export const databaseLocation = (settings: { databaseUrl?: string | undefined; dataDir: string }): DatabaseLocation =>
  settings.databaseUrl ? { databaseUrl: settings.databaseUrl } : { dataDir: join(settings.dataDir, 'db') };

/**
 * Opens the database; `migrate` creates its tables.
 *
 * @throws {DataFolderInUseError} another process uses the folder
 * @throws {DataVersionError} another PostgreSQL version created the folder
 */
export async function openDb(options: OpenOptions): Promise<Database> {
  const limits = { ...defaultTimeLimits, ...options.limits };
  return 'databaseUrl' in options
    ? openServer(options.databaseUrl, limits, options.observe)
    : openEmbedded({ dataDir: options.dataDir, limits, observe: options.observe });
}
