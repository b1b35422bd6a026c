import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { embeddedPool } from '../../src/platform/db/embedded/embeddedPool';
import { Maintenance } from '../../src/platform/db/embedded/Maintenance';
import type { MemoryEngine } from '../../src/platform/db/embedded/memoryEngine';
import { createTestEngine } from '../testDatabase';

// A PostgreSQL server does this by itself.
describe.skipIf(process.env.TEST_DATABASE_URL)('maintenance of the embedded database', () => {
  let engine: MemoryEngine;
  let pool: pg.Pool;
  beforeAll(async () => {
    engine = await createTestEngine('empty');
    pool = embeddedPool(engine, 30_000);
    await pool.query('create table rows (n int)');
  });
  afterAll(async () => {
    await pool.end();
    await engine.close();
  });

  const checkpoint = async () =>
    JSON.stringify((await pool.query('select redo_lsn from pg_control_checkpoint()')).rows);
  const counted = async () =>
    (await pool.query<{ n: number }>(`select reltuples::int as n from pg_class where relname = 'rows'`)).rows[0]!.n;

  test('runs a checkpoint only if there were statements', async () => {
    const before = await checkpoint();
    const maintenance = new Maintenance(pool, engine, { checkpoint: 200, idle: 60_000 });
    await pool.query('insert into rows select generate_series(1, 5000)');
    await vi.waitUntil(async () => (await checkpoint()) !== before, { timeout: 20_000 });
    await maintenance.stop();

    const asked = vi.spyOn(pool, 'connect');
    const idle = new Maintenance(pool, engine, { checkpoint: 100, idle: 60_000 });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    await idle.stop();
  });

  test('vacuums after many statements, once the database is idle', async () => {
    const maintenance = new Maintenance(pool, engine, { checkpoint: 60_000, idle: 300 });
    expect(await counted()).toBe(-1);
    for (let statement = 0; statement < 2_100; statement += 1) {
      await pool.query({ name: 'one', text: 'select 1' });
    }
    await vi.waitUntil(async () => (await counted()) === 5000, { timeout: 20_000, interval: 1_000 });
    await maintenance.stop();
  });
});
