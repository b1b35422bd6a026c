import { PGlite } from '@electric-sql/pglite';
import type { Engine, EngineSession } from './Engine';
import { rawAnswer } from './rawAnswer';

export interface MemoryEngine extends Engine {
  /** Copies all data, for `from` of another engine. */
  dump(): Promise<Blob>;
}

// Filling the default of 128MB with zeros takes most of the time of a start.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/**
 * An in-memory database for tests, without statement timeouts.
 *
 * @param from a dump of another engine; default: an empty database
 */
export function memoryEngine(from?: Blob): MemoryEngine {
  const opening = from ? PGlite.create({ startParams, loadDataDir: from }) : createSmall();
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
    async dump() {
      const pglite = await opening;
      // A copy replays what was written since the last checkpoint.
      await pglite.query('checkpoint');
      return pglite.dumpDataDir('none');
    },
  };
}

/** Creates an empty database with less to copy: its log files are short, and the templates are dropped. */
async function createSmall(): Promise<PGlite> {
  const pglite = await PGlite.create({ startParams, initDbStartParams: ['--wal-segsize=1'] });
  const templates = ['template0', 'template1'];
  await pglite.query('update pg_database set datistemplate = false where datname = any($1)', [templates]);
  for (const name of templates) await pglite.query(`drop database ${name}`);
  return pglite;
}
