import { afterAll, expect, test } from 'vitest';
import { exportTables, importTables, migrate, type Database } from '../../src/platform/db';
import { secretBox } from '../../src/platform/security/secretBox';
import { seedDemo } from '../../src/seed';
import { createTestDatabase, TEST_DAY, TEST_SECRET } from '../testDatabase';

const secrets = secretBox(TEST_SECRET);

const source: Database = await createTestDatabase();
const target: Database = await createTestDatabase({ content: 'empty' });
await migrate(target);
afterAll(async () => {
  await source.close();
  await target.close();
});

async function linesOf(db: Database): Promise<string[]> {
  const lines: string[] = [];
  await exportTables(db, (line) => void lines.push(line));
  return lines;
}

/** The exported rows; a database stores those of a large table in any order. */
async function rowsOf(db: Database): Promise<string[]> {
  const [header, ...batches] = await linesOf(db);
  const rows = batches.flatMap((batch) => {
    const [table, list] = batch.split(/\t(.*)/s) as [string, string];
    return (JSON.parse(list) as unknown[]).map((row) => `${table} ${JSON.stringify(row)}`);
  });
  return [header!, ...rows.toSorted()];
}

test('an imported export exports identically and is not seeded again', async () => {
  const lines = await linesOf(source);
  const counts = await importTables(target, lines);
  const { rows } = await source.pool.query<{ n: number }>('select count(*)::int as n from sys_user');
  expect(counts.get('sys_user')).toBe(rows[0]!.n);
  const exported = await rowsOf(source);
  expect(await rowsOf(target)).toEqual(exported);
  await seedDemo(target, { secrets, today: TEST_DAY });
  expect(await rowsOf(target)).toEqual(exported);
});

test('refuses to import into a filled database or from an invalid file', async () => {
  const lines = await linesOf(source);
  await expect(importTables(source, lines)).rejects.toThrow('not empty');
  await expect(importTables(target, ['id,name'])).rejects.toThrow('no export');
  await expect(importTables(target, [])).rejects.toThrow('empty');
  const strange = JSON.stringify({ format: 'gezi-tables-1', tables: { sys_user: ['id', 'favourite_colour'] } });
  await expect(importTables(target, [strange])).rejects.toThrow('sys_user.favourite_colour');
});
