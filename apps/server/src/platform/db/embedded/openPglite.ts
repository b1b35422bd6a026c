import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFS } from './DurableNodeFS';

/** Added to PGlite's own parameters. */
const settings = {
  fsync: 'on',
  // fdatasync, the default, does nothing in this build.
  wal_sync_method: 'fsync',
  full_page_writes: 'on',
  // A runaway statement must not fill the disk before its timeout.
  temp_file_limit: '1GB',
};

/**
 * Opens a folder with durable commits.
 *
 * @param sharedBuffers PostgreSQL's `shared_buffers`, e.g. `128MB`
 * @param fail called when the database cannot continue; must end the thread
 */
export const openPglite = (folder: string, sharedBuffers: string, fail: (reason: Error) => void): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableNodeFS(folder, fail),
    startParams: [
      // -F turns fsync off.
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      ...Object.entries({ ...settings, shared_buffers: sharedBuffers }).flatMap(([name, value]) => [
        '-c',
        `${name}=${value}`,
      ]),
    ],
  });
