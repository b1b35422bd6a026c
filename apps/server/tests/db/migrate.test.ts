import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterEach, expect, test } from 'vitest';
import * as schema from '../../src/platform/db/schema';
import { migrate, openDb, type Database } from '../../src/platform/db';
import { createServerDatabase, createTestDatabase, dropServerDatabase } from '../testDatabase';

const MIGRATIONS = resolve(import.meta.dirname, '../../migrations');
const server = process.env.TEST_DATABASE_URL;
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function emptyDatabase(): Promise<Database> {
  const db = await createTestDatabase({ content: 'empty' });
  cleanUp.push(() => db.close());
  return db;
}

function copyOfMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gezi-migrations-'));
  cleanUp.push(() => rmSync(folder, { recursive: true }));
  cpSync(MIGRATIONS, folder, { recursive: true });
  return folder;
}

/** A folder with the migrations before one, and how many are `missing` in it. @param name end of the name of that one */
function migrationsBefore(name: string): { folder: string; missing: number } {
  const folder = copyOfMigrations();
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const until = journal.entries.findIndex(({ tag }) => tag.endsWith(name));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, until) }));
  return { folder, missing: journal.entries.length - until };
}

test('creates every table with every column, once', async () => {
  const db = await emptyDatabase();
  expect(await migrate(db)).toBeGreaterThan(0);
  expect(await migrate(db)).toBe(0);

  const { rows } = await db.orm.execute<{ name: string; columns: string[] }>(sql`
    select table_name as name, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns where table_schema = 'public' group by table_name`);
  const made = new Map(rows.map(({ name, columns }) => [name, columns]));
  for (const table of Object.values<PgTable>(schema)) {
    const columns = Object.values(getTableColumns(table)).map(({ name }) => name);
    expect({ [getTableName(table)]: made.get(getTableName(table)) }).toEqual({
      [getTableName(table)]: columns.toSorted(),
    });
  }
});

test('converts global roles to roles in each tenant of the user', async () => {
  const db = await emptyDatabase();
  const { folder, missing } = migrationsBefore('roles_of_a_tenant');
  const roles = [
    ['both', 'manager'],
    ['both', 'editor'],
    ['one', 'manager'],
    ['none', 'register'],
  ];
  const members = [
    ['both', 1],
    ['both', 2],
    ['one', 2],
    ['stranger', 3],
  ];
  await migrate(db, { folder });
  for (const row of roles) await db.pool.query('insert into sys_user_role (user_id, role_id) values ($1, $2)', row);
  for (const row of members) {
    await db.pool.query('insert into sys_user_tenant (user_id, tenant_id) values ($1, $2)', row);
  }
  expect(await migrate(db)).toBe(missing);
  const { rows } = await db.pool.query(
    'select user_id, tenant_id, role_id from sys_user_role order by user_id, tenant_id, role_id',
  );
  expect(rows.map(Object.values)).toEqual([
    ['both', 1, 'editor'],
    ['both', 1, 'manager'],
    ['both', 2, 'editor'],
    ['both', 2, 'manager'],
    ['none', 0, 'register'],
    ['one', 2, 'manager'],
  ]);
});

test('divides tables of history, which keep their rows and serve the version before', async () => {
  const db = await emptyDatabase();
  const { folder, missing } = migrationsBefore('history_by_month');
  await migrate(db, { folder });
  // As the version before stores a version.
  const addVersion = (id: string) =>
    db.pool.query(
      `insert into sys_data_log (id, data_table, data_id, data_content, data_version, type, create_time, tenant_id)
       values ($1, 'x', 'x', '{}', (select coalesce(max(data_version), 0) + 1 from sys_data_log
         where tenant_id = 1 and data_table = 'x' and data_id = 'x'), 'edit', localtimestamp, 1)`,
      [id],
    );
  await addVersion('a');
  await addVersion('b');
  await db.pool.query(
    `insert into sys_log (id, log_type, log_content, create_time) values ('a', 2, 'x', '2020-02-02'), ('b', 2, 'x', '2031-03-03')`,
  );
  await db.pool.query(`insert into sys_message (id, update_time) values ('a', '2020-02-02')`);
  expect(await migrate(db)).toBe(missing);
  const { rows } = await db.pool.query(`
    select tableoid::regclass::text, id, create_time from sys_log
    union all select tableoid::regclass::text, id, create_time from sys_message order by 1, 2`);
  expect(rows.map(Object.values)).toEqual([
    ['history.sys_log_before', 'a', '2020-02-02 00:00:00'],
    ['history.sys_log_before', 'b', '2031-03-03 00:00:00'],
    ['history.sys_message_before', 'a', '2020-02-02 00:00:00'],
  ]);
  await addVersion('c');
  const { rows: versions } = await db.pool.query(
    `select max(data_version) as newest, (select version from sys_data_count) as counted from sys_data_log`,
  );
  expect(versions).toEqual([{ newest: 3, counted: 3 }]);
});

test('attaches files of suppliers to the record that lists them', async () => {
  const db = await emptyDatabase();
  const { folder, missing } = migrationsBefore('file_records');
  await migrate(db, { folder });
  const list = JSON.stringify([{ name: '营业执照.pdf', url: 'supplierRegister/a.pdf' }]);
  await db.pool.query(
    `insert into supplier_info (id, name, credit_code, linkman, mobile, tenant_id, license_url)
     values ('s1', '甲', 'x', '王工', '1', 1, $1)`,
    [list],
  );
  await db.pool.query(
    `insert into sys_file (id, file_name, file_size, file_type, url, biz, upload_by, tenant_id)
     values ('a', 'a.pdf', 1, 'pdf', 'supplierRegister/a.pdf', 'supplierRegister', 'x', 1),
       ('b', 'b.pdf', 1, 'pdf', 'supplierRegister/b.pdf', 'supplierRegister', 'x', 1)`,
  );
  expect(await migrate(db)).toBe(missing);
  const { rows } = await db.pool.query('select id, record_id from sys_file order by id');
  expect(rows.map(Object.values)).toEqual([
    ['a', 's1'],
    ['b', null],
  ]);
});

test('a failing migration is rolled back', async () => {
  const db = await emptyDatabase();
  const folder = copyOfMigrations();
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const last = join(folder, `${journal.entries.at(-1)!.tag}.sql`);
  writeFileSync(last, 'create table half_way (id int);\n--> statement-breakpoint\nselect nonsense;');
  await expect(migrate(db, { folder })).rejects.toThrow('select nonsense');
  const { rows } = await db.pool.query(`select 1 from information_schema.tables where table_schema = 'public'`);
  expect(rows).toEqual([]);
  expect(await migrate(db)).toBeGreaterThan(0);
});

test('refuses a changed migration and a database of a newer version', async () => {
  const db = await emptyDatabase();
  await migrate(db);
  const folder = copyOfMigrations();
  writeFileSync(join(folder, '0000_init.sql'), 'select 1;');
  await expect(migrate(db, { folder })).rejects.toThrow('was changed');

  await db.pool.query(`insert into sys_migration (made, hash) values (9999999999999, 'x')`);
  await expect(migrate(db)).rejects.toThrow('newer version');
});

test.runIf(server)('eight servers that start together migrate once', async () => {
  const databaseUrl = await createServerDatabase(server!, 'template0');
  cleanUp.push(() => dropServerDatabase(server!, databaseUrl));
  const nodes = await Promise.all(Array.from({ length: 8 }, () => openDb({ databaseUrl })));
  cleanUp.push(() => Promise.all(nodes.map((node) => node.close())));
  const applied = await Promise.all(nodes.map((node) => migrate(node)));
  expect(applied.filter((count) => count > 0)).toHaveLength(1);
  const { rows } = await nodes[0]!.pool.query(`select count(distinct id)::int as numbers from sys_node`);
  expect(rows).toEqual([{ numbers: 8 }]);
});
