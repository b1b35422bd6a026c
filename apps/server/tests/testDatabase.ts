import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { defaultTimeLimits, type Database, type StatementObserver, type TimeLimits } from '../src/platform/db/Database';
import { databaseOver } from '../src/platform/db/embedded/databaseOver';
import { memoryEngine, type MemoryEngine } from '../src/platform/db/embedded/memoryEngine';
import { openDb } from '../src/platform/db';

export interface TestDatabaseOptions {
  /** `demo` (default) has tables and demo data as of {@link TEST_DAY}; `empty` has no tables. */
  content?: 'demo' | 'empty';
  limits?: Partial<TimeLimits>;
  observe?: StatementObserver;
}

/** Reference day of the demo data in tests. */
export const TEST_DAY = new Date('2026-03-16T10:00:00+08:00');

/** Secret of every test server, so that the servers of one database have the same. */
export const TEST_SECRET = 'a sentence that is the secret of tests';

/**
 * Creates a database, embedded or on the server of `TEST_DATABASE_URL`. `close()` removes it.
 */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<Database> {
  const { content = 'demo', limits, observe } = options;
  const server = process.env.TEST_DATABASE_URL;
  if (server) return onServer(server, options);
  return databaseOver(await createTestEngine(content), { ...defaultTimeLimits, ...limits }, { observe });
}

/** Creates the engine of an embedded test database, without a pool. */
export async function createTestEngine(content: 'demo' | 'empty'): Promise<MemoryEngine> {
  const dump = await readFile(inject(content === 'demo' ? 'demoDump' : 'emptyDump'));
  return memoryEngine(new Blob([dump]));
}

/** Creates a database on the server, if `TEST_DATABASE_URL` is set. @returns its URL */
export async function createServerDatabase(server: string, template: string): Promise<string> {
  const name = `gezi_test_${randomBytes(6).toString('hex')}`;
  await runOnServer(
    server,
    `create database ${name} template ${template} encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
  );
  return withName(server, name);
}

export const dropServerDatabase = (server: string, address: string): Promise<void> =>
  runOnServer(server, `drop database if exists ${nameOf(address)} with (force)`);

async function onServer(server: string, { content = 'demo', limits, observe }: TestDatabaseOptions): Promise<Database> {
  const template = content === 'demo' ? nameOf(inject('demoDatabase')) : 'template0';
  const databaseUrl = await createServerDatabase(server, template);
  const database = await openDb({ databaseUrl, limits, observe });
  return {
    ...database,
    async close() {
      await database.close();
      await dropServerDatabase(server, databaseUrl);
    },
  };
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const nameOf = (address: string): string => new URL(address).pathname.slice(1);

function withName(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Files with dumps of embedded databases, without tables and with the demo data. */
    emptyDump: string;
    demoDump: string;
    /** URL of the template database on the server. */
    demoDatabase: string;
  }
}
