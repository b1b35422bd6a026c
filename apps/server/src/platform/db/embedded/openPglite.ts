import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFS } from './DurableNodeFS';

/** Beside PGlite's own parameters, of which -F is left out: it switches fsync off. */
const settings = {
  fsync: 'on',
  // fdatasync, the default way, does nothing in this build.
  wal_sync_method: 'fsync',
  full_page_writes: 'on',
  // A statement that runs wild ends at the time limit; until then it must not fill the disk.
  temp_file_limit: '1GB',
};

/**
 * Opens a folder so that a commit is on the disk when it is answered.
 *
 * @param sharedBuffers PostgreSQL's own cache, e.g. `128MB`
 * @param fail must end the thread: the database cannot go on
 */
export const openPglite = (folder: string, sharedBuffers: string, fail: (reason: Error) => void): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableNodeFS(folder, fail),
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      ...Object.entries({ ...settings, shared_buffers: sharedBuffers }).flatMap(([name, value]) => [
        '-c',
        `${name}=${value}`,
      ]),
    ],
  });
