import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate, openDb, type Database } from '../src/platform/db';
import { defaultTimeLimits } from '../src/platform/db/Database';
import { databaseOver } from '../src/platform/db/embedded/databaseOver';
import { memoryEngine } from '../src/platform/db/embedded/memoryEngine';
import { secretBox } from '../src/platform/security/secretBox';
import { seedDemo } from '../src/seed';
import { createServerDatabase, dropServerDatabase, TEST_DAY, TEST_SECRET } from './testDatabase';

/** Creates the demo data once; every test file uses a copy. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? onServer(project, server) : embedded(project);
}

async function embedded(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'gezi-test-'));
  const engine = memoryEngine();
  const database = databaseOver(engine, defaultTimeLimits);
  const dump = async (name: string) => {
    const file = join(folder, name);
    await writeFile(file, Buffer.from(await (await engine.dump()).arrayBuffer()));
    return file;
  };
  // Creating a database takes seconds, copying one is fast, even if it is empty.
  project.provide('emptyDump', await dump('empty.tar'));
  await fill(database);
  project.provide('demoDump', await dump('demo.tar'));
  await database.close();
  return () => rm(folder, { recursive: true });
}

async function onServer(project: TestProject, server: string) {
  const databaseUrl = await createServerDatabase(server, 'template0');
  const database = await openDb({ databaseUrl });
  await fill(database);
  await database.close();
  project.provide('demoDatabase', databaseUrl);
  return () => dropServerDatabase(server, databaseUrl);
}

async function fill(database: Database) {
  await migrate(database);
  await seedDemo(database, { secrets: secretBox(TEST_SECRET), today: TEST_DAY });
}
