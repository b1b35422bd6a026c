import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database, TimeLimits } from '../Database';
import { makeDatabase } from '../makeDatabase';
import { embeddedPool } from './embeddedPool';
import type { Engine } from './Engine';

export async function openEmbedded({ dataDir, limits }: { dataDir: string; limits: TimeLimits }): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const pglite = await PGlite.create(join(dataDir, 'database'));
  return databaseOver(
    {
      ready: () => Promise.resolve(),
      answer: (request) => pglite.execProtocolRaw(request, { syncToFs: false }),
      close: () => pglite.close(),
    },
    limits,
  );
}

export function databaseOver(engine: Engine, limits: TimeLimits): Database {
  const pool = embeddedPool(engine, limits.connection);
  pool.on('error', () => undefined);
  return makeDatabase({
    kind: 'embedded',
    pool,
    limits,
    bePatient: () => Promise.resolve(),
    beStrict: () => undefined,
    async close() {
      await pool.end();
      await engine.close();
    },
  });
}
