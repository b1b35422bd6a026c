import { PGlite } from '@electric-sql/pglite';
import type { Engine, EngineSession } from './Engine';
import { rawAnswer } from './rawAnswer';

export interface MemoryEngine extends Engine {
  /** Copies all data, for `from` of another engine. */
  dump(): Promise<Blob>;
}

/**
 * An in-memory database for tests, without statement timeouts.
 *
 * @param from a dump of another engine; default: an empty database
 */
export function memoryEngine(from?: Blob): MemoryEngine {
  const opening = PGlite.create(from ? { loadDataDir: from } : {});
  return {
    patient: false,
    async session(): Promise<EngineSession> {
      const pglite = await opening;
      return {
        answer: (request) => rawAnswer(pglite, request),
        ended: new Promise(() => undefined),
      };
    },
    close: async () => (await opening).close(),
    dump: async () => (await opening).dumpDataDir('none'),
  };
}
