import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, run } from '../../scripts/lib.mjs';
import { startServer } from './startServer.mjs';

/**
 * Fills a new database and starts the built server on it: PostgreSQL if TEST_DATABASE_URL is set
 * (scripts/with-postgres.mjs), else embedded.
 *
 * @param {string} script TypeScript that fills the database of DATA_DIR and DATABASE_URL
 * @param {string[]} args of the script
 * @returns the server of `startServer`, and whether it `isEmbedded`; stopping it deletes its data
 */
export async function startFilledServer(script, args = []) {
  const folder = mkdtempSync(join(tmpdir(), 'gezi-bench-'));
  const databaseUrl = process.env.TEST_DATABASE_URL ?? '';
  const filled = await run(bin('tsx'), ['--conditions=@gezi/source', script, ...args], {
    env: { DATA_DIR: folder, DATABASE_URL: databaseUrl },
    quiet: true,
  });
  if (filled.code) throw new Error(filled.output);
  const server = await startServer(folder, databaseUrl);
  return {
    ...server,
    isEmbedded: databaseUrl === '',
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
