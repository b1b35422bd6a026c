import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../e2e/support/freePort.ts';
import prepareDemoData from '../../../e2e/support/globalSetup.ts';
import { startServer, type RunningServer, type ServerOptions } from '../../../e2e/support/server.ts';
import { createPostgres, type TemporaryPostgres } from '../../../scripts/postgres.mjs';

export type DatabaseKind = 'embedded' | 'postgres';

export interface SiteOptions {
  database: DatabaseKind;
  /** Parent of the data folders; default a temporary folder, removed at the end. */
  folder?: string;
  /** Folder of PostgreSQL; default that of `folder`. */
  postgresFolder?: string;
  /** Environment of PostgreSQL. */
  postgresEnv?: Record<string, string>;
  postgresSettings?: Record<string, string | number>;
}

/** A server with its data, which outlives the process of the server. */
export interface Site {
  url: string;
  dataDir: string;
  postgres: TemporaryPostgres | undefined;
  /** The running process. */
  server(): RunningServer;
  start(options?: Partial<ServerOptions>): Promise<void>;
  kill(): Promise<void>;
  /** Stops everything and removes the data. */
  close(): Promise<void>;
}

/** Creates the data folder of a server with demo data; PostgreSQL, if chosen, runs. The server is not started. */
export async function openSite(options: SiteOptions): Promise<Site> {
  const { database, folder, postgresEnv, postgresSettings } = options;
  const parent = folder ?? mkdtempSync(join(tmpdir(), 'gezi-rehearsal-'));
  const dataDir = join(parent, 'data');
  mkdirSync(dataDir, { recursive: true });
  let postgres: TemporaryPostgres | undefined;
  if (database === 'postgres') {
    // PostgreSQL runs as a user of its own.
    const place = options.postgresFolder ?? parent;
    chmodSync(place, 0o755);
    postgres = await createPostgres({
      folder: join(place, 'postgres'),
      durable: true,
      ...(postgresSettings && { settings: postgresSettings }),
      ...(postgresEnv && { env: postgresEnv }),
    });
    await postgres.start();
  } else cpSync(await demoData(), dataDir, { recursive: true });
  // Sessions outlive the server, and the address stays the same.
  const port = await freePort();
  let running: RunningServer | undefined;
  const site: Site = {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    postgres,
    server: () => running!,
    async start({ env = {}, ...options } = {}) {
      const ofDatabase: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : {};
      running = await startServer({ dataDir, port, ...options, env: { SMS_MODE: 'echo', ...ofDatabase, ...env } });
    },
    async kill() {
      await running?.kill();
    },
    async close() {
      await running?.kill();
      await postgres?.stop();
      if (!folder) rmSync(parent, { recursive: true, force: true });
    },
  };
  return site;
}

let template: Promise<string> | undefined;

/** A folder with the demo data of an embedded database: made once, or that of GEZI_E2E_TEMPLATE. */
const demoData = (): Promise<string> => (template ??= findDemoData());

async function findDemoData(): Promise<string> {
  if (!process.env.GEZI_E2E_TEMPLATE) process.once('exit', await prepareDemoData());
  return process.env.GEZI_E2E_TEMPLATE!;
}
