import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database, TimeLimits } from '../Database';
import { databaseOver } from './databaseOver';

export async function openEmbedded({ dataDir, limits }: { dataDir: string; limits: TimeLimits }): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const pglite = await PGlite.create(join(dataDir, 'database'));
  return databaseOver(
    {
      ready: () => Promise.resolve(),
      answer: (request) => pglite.execProtocolRaw(request, { syncToFs: false }),
      patient: false,
      close: () => pglite.close(),
    },
    limits,
  );
}
