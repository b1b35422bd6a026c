import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.ts';

/** Creates the demo data once with a first start; every spec works on a copy. */
export default async function globalSetup() {
  const template = mkdtempSync(join(tmpdir(), 'gezi-e2e-template-'));
  const server = await startServer({ dataDir: template });
  await server.stop();
  process.env.GEZI_E2E_TEMPLATE = template;
  return () => rmSync(template, { recursive: true, force: true });
}
