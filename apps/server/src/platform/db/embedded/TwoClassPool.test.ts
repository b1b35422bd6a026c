import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRequestContext, letOthersFirst } from '../../kit/requestContext';
import { embeddedPool } from './embeddedPool';
import { memoryEngine } from './memoryEngine';
import type { TwoClassPool } from './TwoClassPool';

const engine = memoryEngine();
let pool: TwoClassPool;
beforeAll(async () => {
  pool = embeddedPool(engine, 10_000);
  await pool.query('select 1');
});
afterAll(async () => {
  await pool.end();
  await engine.close();
});

/** Runs `work` as a request. */
const request = <T>(isBulk: boolean, work: () => Promise<T>): Promise<T> =>
  inRequestContext({ language: 'zh-CN' }, () => {
    if (isBulk) letOthersFirst();
    return work();
  });

test('runs statements and transactions of bulk requests after those of others', async () => {
  const held = await pool.connect();
  const order: string[] = [];
  const statement = (name: string, isBulk: boolean) =>
    request(isBulk, async () => {
      await pool.query('select 1');
      order.push(name);
    });
  const transaction = (name: string, isBulk: boolean) =>
    request(isBulk, async () => {
      const client = await pool.connect();
      order.push(name);
      client.release();
    });
  const all = [
    transaction('import', true),
    statement('export', true),
    statement('read', false),
    transaction('save', false),
  ];
  expect(pool.callsWaiting).toBe(4);
  held.release();
  await Promise.all(all);
  expect([order.slice(0, 2).toSorted(), order.slice(2)]).toEqual([
    ['read', 'save'],
    ['import', 'export'],
  ]);
  expect(pool.callsWaiting).toBe(0);
});

test('runs a bulk statement at last, although others never stop', async () => {
  const held = await pool.connect();
  let reads = 0;
  let readsBefore = 0;
  const bulk = request(true, async () => {
    await pool.query('select 1');
    readsBefore = reads;
  });
  const readers = Array.from({ length: 3 }, async () => {
    for (; reads < 100; reads += 1) await pool.query('select 1');
  });
  held.release();
  await Promise.all([bulk, ...readers]);
  expect(readsBefore).toBeGreaterThan(3);
  expect(readsBefore).toBeLessThan(50);
});

test('rejects what waits when the pool ends', async () => {
  const other = embeddedPool(engine, 10_000);
  const held = await other.connect();
  const bulk = request(true, () => other.query('select 1'));
  const ended = other.end();
  held.release();
  await expect(bulk).rejects.toThrow('after calling end');
  await ended;
});
