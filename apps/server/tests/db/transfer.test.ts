import { afterAll, expect, test } from 'vitest';
import journal from '../../migrations/meta/_journal.json' with { type: 'json' };
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

/** The 40th of the migrations. */
const MIGRATION = String(journal.entries[39]!.when);

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
  const headerOf = (part: object) => JSON.stringify({ ...(JSON.parse(lines[0]!) as object), ...part });
  const strange = headerOf({ tables: { sys_user: ['id', 'favourite_colour'] } });
  await expect(importTables(target, [strange])).rejects.toThrow('sys_user.favourite_colour');
  await expect(importTables(target, [headerOf({ tables: {} })])).rejects.toThrow('lacks the table');
  await expect(importTables(target, [headerOf({ migration: '9999' })])).rejects.toThrow('migration 9999');
});

test('imports an export of an older version, and applies the later migrations', async () => {
  const older: Database = await createTestDatabase({ content: 'empty' });
  await migrate(older, { until: MIGRATION });
  const { rows: columns } = await older.pool.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = current_schema() group by table_name`,
  );
  const tables = Object.fromEntries(columns.map(({ name, columns: names }) => [name, names]));
  const header = JSON.stringify({
    format: 'gezi-tables-2',
    migration: MIGRATION,
    tables: { ...tables, sys_tenant: ['id', 'name', 'status'] },
  });
  const row = { id: 1, name: '组织', status: 1 };
  const upgraded: Database = await createTestDatabase({ content: 'empty' });
  const counts = await importTables(upgraded, [header, `sys_tenant\t[${JSON.stringify(row)}]`]);
  expect(counts).toEqual(new Map([['sys_tenant', 1]]));
  expect(await migrate(upgraded)).toBe(0);
  await Promise.all([older.close(), upgraded.close()]);
});
