import { PGlite } from '@electric-sql/pglite';
import type { Engine, EngineSession } from './Engine';

export interface MemoryEngine extends Engine {
  /** A copy of everything, for the `from` of others. */
  dump(): Promise<Blob>;
}

/**
 * A database that lives in this process's memory and ends with it, for tests. Nothing bounds its statements.
 *
 * @param from what `dump` made of another one; without it the database is empty
 */
export function memoryEngine(from?: Blob): MemoryEngine {
  const opening = PGlite.create(from ? { loadDataDir: from } : {});
  return {
    patient: false,
    async session(): Promise<EngineSession> {
      const pglite = await opening;
      return {
        answer: (request) => pglite.execProtocolRaw(request, { syncToFs: false }),
        ended: new Promise(() => undefined),
      };
    },
    close: async () => (await opening).close(),
    dump: async () => (await opening).dumpDataDir('none'),
  };
}
