import { PGlite } from '@electric-sql/pglite';
import type { Engine } from './Engine';

/**
 * A database that lives in this process's memory and ends with it, for tests.
 *
 * @param from what `dumpDataDir` made of another one; without it the database is empty
 */
export function memoryEngine(from?: Blob): Engine & { dump(): Promise<Blob> } {
  const opening = PGlite.create(from ? { loadDataDir: from } : {});
  return {
    patient: false,
    ready: async () => void (await opening),
    answer: async (request) => (await opening).execProtocolRaw(request, { syncToFs: false }),
    close: async () => (await opening).close(),
    dump: async () => (await opening).dumpDataDir('none'),
  };
}
