import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flowInstance, timeOf } from '../src/platform/db';
import { storeVersion } from '../src/identity/audit/storeVersion';
import { addMonths } from '../src/platform/history/addMonths';
import { archiveHistory } from '../src/platform/history/archiveHistory';
import { archiveKey } from '../src/platform/history/archiveKey';
import { historyTables, monthOf } from '../src/platform/history/historyTables';
import { listArchives } from '../src/platform/history/readArchive';
import type { Caller } from '../src/platform/http/Caller';
import { removeOrphans } from '../src/records/files/removeOrphans';
import { runArchiveCommand } from '../src/start/archive/runArchiveCommand';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

let server: TestServer;
let admin: TestCaller;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin', { tenant: 1 });
  folder = await mkdtemp(join(tmpdir(), 'gezi-history-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function archive(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const { db, storage } = server;
  await runArchiveCommand({ db, storage, folder }, args, (line) => void lines.push(line));
  return lines;
}
const rowsOf = async (statement: ReturnType<typeof sql>) => (await server.db.orm.execute(statement)).rows;
const add = (table: string, id: string, time: string, more = {}) => {
  const row: Record<string, unknown> = {
    sys_log: { id, log_type: 2, log_content: id, create_time: time, tenant_id: 1 },
    sys_data_log: {
      id,
      data_table: 'x',
      data_id: id,
      data_content: '{}',
      data_version: 1,
      type: 'add',
      create_time: time,
      tenant_id: 1,
    },
    sys_message: {
      id,
      es_title: id,
      es_send_status: '1',
      es_send_num: 0,
      priority: 'M',
      create_time: time,
      tenant_id: 1,
    },
    flow_history: { id, instance_id: 'gone', type: 'x', time, tenant_id: 1 },
  };
  const values = JSON.stringify({ ...(row[table] as object), ...more });
  const name = sql.identifier(table);
  return rowsOf(sql`insert into ${name} select * from jsonb_populate_record(null::${name}, ${values}::jsonb)`);
};
const partitionOf = async (table: string, id: string) => {
  const [row] = await rowsOf(
    sql`select tableoid::regclass::text as part from ${sql.identifier(table)} where id = ${id}`,
  );
  return row?.part;
};

test('the tables of history are the divided ones', async () => {
  const rows = await rowsOf(sql`
    select relname as name, pg_get_partkeydef(oid) as key from pg_class
    where relkind = 'p' and relnamespace = 'public'::regnamespace`);
  const found = rows.map(({ name, key }) => `${String(name)} ${String(key).replaceAll('"', '')}`);
  expect(found.toSorted()).toEqual(historyTables.map(({ name, time }) => `${name} RANGE (${time.name})`).toSorted());
});

const names = historyTables.map(({ name }) => name);

test('months are made ahead, and take rows that came earlier', async () => {
  for (const table of names) await add(table, 'early', '2031-05-03 10:00:00');
  const now = timeOf('2031-05-20 00:00:00');
  await Promise.all([addMonths(server.db, now), addMonths(server.db, now)]);
  // In the months of the partition from before the division.
  await addMonths(server.db, timeOf('2020-03-20 00:00:00'));
  for (const table of names) {
    await add(table, 'ahead', '2031-07-31 23:59:59');
    await add(table, 'later', '2031-08-01 00:00:00');
    expect([
      await partitionOf(table, 'early'),
      await partitionOf(table, 'ahead'),
      await partitionOf(table, 'later'),
    ]).toEqual([`history.${table}_2031_05`, `history.${table}_2031_07`, `history.${table}_default`]);
  }
});

test('versions are compressed by lz4 in every partition where the database has it', async () => {
  await addMonths(server.db, timeOf('2031-09-20 00:00:00'));
  const [known] = await rowsOf(sql`
    select 'lz4' = any(enumvals) as "hasLz4" from pg_settings where name = 'default_toast_compression'`);
  const parts = await rowsOf(sql`
    select attcompression as compression from pg_partition_tree('sys_data_log')
    join pg_attribute on attrelid = relid and attname = 'data_content'`);
  expect(new Set(parts.map(({ compression }) => compression))).toEqual(new Set([known!.hasLz4 ? 'l' : '']));
});

test('the audit log stays append-only in every partition', async () => {
  for (const statement of [
    sql`update sys_log set log_content = 'x' where id = 'early'`,
    sql`delete from history.sys_log_2031_05`,
    sql`truncate history.sys_log_2031_05`,
    sql`truncate history.sys_log_before`,
  ]) {
    await expect(rowsOf(statement)).rejects.toMatchObject({ cause: { code: '23000' } });
  }
});

const contentOf = (table: string) =>
  rowsOf(sql`select to_jsonb(one) as row from ${sql.identifier(table)} one where id in ('early', 'old') order by id`);

test('months are archived, read and restored', async () => {
  // A month with a partition of its own has `early`, the partition from before the division has `old`.
  for (const table of names) await add(table, 'old', '2019-02-03 10:00:00');
  const before = await Promise.all(names.map(contentOf));
  expect(before.map((rows) => rows.length)).toEqual([2, 2, 2, 2]);
  await archiveHistory({ ...server, folder }, '2031-06-01');
  const listed = await archive('list');
  expect(await removeOrphans(server.db, server.storage, Date.now() + 1000)).toEqual([]);
  for (const [place, table] of names.entries()) {
    expect(await contentOf(table)).toEqual([]);
    expect(await rowsOf(sql`select to_regclass(${`history.${table}_2031_05`}) as part`)).toEqual([{ part: null }]);
    expect(listed.find((line) => line.startsWith(`${table} 2019-02`))).toMatch(
      /: 1 rows, \d+ bytes, SHA-256 [0-9a-f]{64}$/,
    );
    const old = before[place]!.find(({ row }) => (row as { id: string }).id === 'old')!.row;
    const read = await archive('read', table, '2019-02');
    expect(read.map((line) => JSON.parse(line) as unknown)).toEqual([old]);
    expect(await archive('restore', table, '2019-02')).toEqual([`已恢复 Restored: ${table} 2019-02, 1 rows`]);
    await archive('restore', table, '2031-05');
    expect(await contentOf(table)).toEqual(before[place]);
    await expect(archive('read', table, '2019-02')).rejects.toThrow('Not archived');
  }
});

test('months with rows in use stay', async () => {
  await add('sys_message', 'queued', '2018-01-03 10:00:00', { next_try_time: '2018-01-03 10:00:00' });
  await server.db.orm.update(flowInstance).set({ endTime: null });
  const [running] = await server.db.orm.select().from(flowInstance).where(eq(flowInstance.tenantId, 1)).limit(1);
  await add('flow_history', 'running', '2018-01-03 10:00:00', { instance_id: running!.id });
  await archiveHistory({ ...server, folder }, '2031-06-01');
  expect(await partitionOf('sys_message', 'queued')).toBe('history.sys_message_before');
  expect(await partitionOf('flow_history', 'running')).toBe('history.flow_history_before');
});

test('versions go on counting after their record was archived, and none exists twice', async () => {
  const caller = { tenantId: 1, username: 'admin' } as Caller;
  const store = storeVersion(server.db, () => timeOf('2020-01-01 00:00:00'));
  const change = { table: 'x', id: 'counted', type: 'edit', content: {} } as const;
  await store(caller, change);
  await store(caller, change);
  await archiveHistory({ ...server, folder }, '2031-06-01');
  await store(caller, change);
  const versions = sql`select data_version as version from sys_data_log where data_id = 'counted'`;
  expect(await rowsOf(versions)).toEqual([{ version: 3 }]);
  const repeated = add('sys_data_log', 'twice', '2020-02-01 00:00:00', { data_id: 'counted', data_version: 3 });
  await expect(repeated).rejects.toMatchObject({ cause: { code: '23505' } });
  await Promise.all([store(caller, change), store(caller, change)].map((one) => one.catch(() => undefined)));
  const twice = sql`select 1 from sys_data_log where data_id = 'counted' group by data_version having count(*) > 1`;
  expect(await rowsOf(twice)).toEqual([]);
});

test('a changed file is not read', async () => {
  const [archived] = await listArchives(server.db);
  await writeFile(join(server.dataDir, 'files', archiveKey(archived!.fileId)), 'changed');
  const { historyTable, month } = archived!;
  await expect(archive('restore', historyTable, month.slice(0, 7))).rejects.toThrow('was changed');
});

test('lists show the rows of all partitions, newest first', async () => {
  await add('sys_log', 'newest', '2035-01-01 00:00:00');
  await add('sys_log', 'oldest', '2001-01-01 00:00:00');
  const ids = async (order: string) => {
    const { body } = await admin.get<{ records: { id: string }[] }>('/sys/log/list', { order, logType: 2 });
    return body.result!.records.map(({ id }) => id);
  };
  expect((await ids('desc'))[0]).toBe('newest');
  expect((await ids('asc'))[0]).toBe('oldest');
  expect(monthOf('2031-12-31', 1)).toBe('2032-01-01');
});
