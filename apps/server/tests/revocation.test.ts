import { setTimeout as sleep } from 'node:timers/promises';
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { callerQuery, callerTables } from '../src/identity/sessions/callerQuery';
import { openDb, type Database } from '../src/platform/db';
import { postgresBus } from '../src/platform/bus/postgresBus';
import type { Bus } from '../src/platform/bus/Bus';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';
import { createServerDatabase, createTestDatabase, dropServerDatabase } from './testDatabase';

const address = process.env.TEST_DATABASE_URL;
const LIST = '/purchase/purchasePlan/list';
const isListed = `',' || perms || ',' like '%,purchase:purchasePlan:list,%'`;

/** A change that takes something from the user `$1`, and its undoing. */
interface Taking {
  take: readonly string[];
  undo: readonly string[];
  /** Status of the next answer; 200: it has no rows. */
  status: 200 | 401 | 403;
}

const deleted = (table: string, where: string): Pick<Taking, 'take' | 'undo'> => ({
  take: [`create table taken as select * from ${table} where ${where}`, `delete from ${table} where ${where}`],
  undo: [`insert into ${table} select * from taken`, 'drop table taken'],
});
const updated = (table: string, where: string, column: string, value: string): Pick<Taking, 'take' | 'undo'> => ({
  take: [
    `create table taken as select * from ${table} where ${where}`,
    `update ${table} set ${column} = ${value} where ${where}`,
  ],
  undo: [`update ${table} set ${column} = taken.${column} from taken where taken.id = ${table}.id`, 'drop table taken'],
});
const ofUser = `user_id = '$1'`;
const role = `select role_id from sys_user_role where ${ofUser}`;
const pageId = `select id from sys_permission where component = 'purchase/PlanList'`;

const takings: Record<string, Taking> = {
  'the roles of the user': { ...deleted('sys_user_role', ofUser), status: 403 },
  'the grant of the role': {
    ...deleted('sys_role_permission', `permission_id in (select id from sys_permission where ${isListed})`),
    status: 403,
  },
  'the permission itself': { ...updated('sys_permission', isListed, 'status', `'0'`), status: 403 },
  'rows of the page, by a data rule': {
    take: [
      `insert into sys_permission_data_rule (id, permission_id, rule_name, rule_column, rule_conditions, rule_value, status)
        select 'taking', id, 'none', 'planNo', '=', 'no such plan', '1' from (${pageId}) pages`,
      `update sys_role_permission set data_rule_ids = 'taking' where permission_id in (${pageId}) and role_id in (${role})`,
    ],
    undo: [
      `update sys_role_permission set data_rule_ids = null where data_rule_ids = 'taking'`,
      `delete from sys_permission_data_rule where id = 'taking'`,
    ],
    status: 200,
  },
  'the membership of the tenant': { ...deleted('sys_user_tenant', ofUser), status: 403 },
  'the tenant, by its state': { ...updated('sys_tenant', 'id = 1', 'status', '0'), status: 403 },
  'the tenant, by its package': { ...updated('sys_tenant', 'id = 1', 'pack_id', `'empty'`), status: 403 },
  'the account, frozen': { ...updated('sys_user', `id = '$1'`, 'status', '2'), status: 401 },
  'the account, deleted': { ...updated('sys_user', `id = '$1'`, 'del_flag', '1'), status: 401 },
  'the time of the session': {
    ...updated('sys_session', ofUser, 'expire_time', `'2020-01-01 00:00:00'`),
    status: 401,
  },
  'the session': { ...deleted('sys_session', ofUser), status: 401 },
};

async function run({ db }: Pick<TestServer, 'db'>, statements: readonly string[], { userId }: TestCaller) {
  await db.transaction(async () => {
    for (const statement of statements) await db.pool.query(statement.replaceAll('$1', userId));
  });
}

/** Status and number of rows that the user gets. */
async function ask(caller: TestCaller): Promise<{ status: number; rows: number }> {
  const { status, body } = await caller.get<{ total: number }>(LIST);
  return { status, rows: body.result?.total ?? 0 };
}

const allowed = { status: 200, rows: expect.toSatisfy((rows: number) => rows > 0) };

test('every table that callers are read from notes its changes', async () => {
  const db = await createTestDatabase();
  const { sql } = callerQuery(db).byToken.getQuery();
  const read = new Set([...sql.matchAll(/(?:from|join) "(\w+)"/g)].map(([, name]) => name));
  expect(new Set(callerTables.map((table) => getTableName<PgTable>(table)))).toEqual(read);
  const { rows } = await db.pool.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where proname = 'note_invalidation'`,
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...read]));
  await db.close();
});

describe('on the server that takes something', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test.each(Object.entries(takings))('%s ends with the next request', async (_what, { take, undo, status }) => {
    const purchaser = await server.as('purchaser', { tenant: 1 });
    expect(await ask(purchaser)).toEqual(allowed);
    await run(server, take, purchaser);
    expect(await ask(purchaser)).toEqual({ status, rows: 0 });
    await run(server, undo, purchaser);
    expect(await ask(purchaser)).toEqual(allowed);
  });

  test('a caller that is read during a change is not stored', async () => {
    const purchaser = await server.as('purchaser', { tenant: 1 });
    const asking = Promise.all(Array.from({ length: 20 }, () => ask(purchaser)));
    await run(server, takings['the roles of the user']!.take, purchaser);
    expect((await ask(purchaser)).status).toBe(403);
    await asking;
    expect((await ask(purchaser)).status).toBe(403);
    await run(server, takings['the roles of the user']!.undo, purchaser);
  });

  test('a change that is rolled back takes nothing', async () => {
    const purchaser = await server.as('purchaser', { tenant: 1 });
    const failing = server.db.transaction(async () => {
      await run(server, takings['the session']!.take, purchaser);
      throw new Error('no change');
    });
    await expect(failing).rejects.toThrow('no change');
    expect(await ask(purchaser)).toEqual(allowed);
  });
});

/** Servers with connections of their own, like other processes; needs a PostgreSQL server. */
describe.skipIf(!address)('on another server', () => {
  let databaseUrl: string;
  const databases: Database[] = [];
  const buses: Bus[] = [];
  let one: TestServer;
  let connected: TestServer;
  /** Its bus reaches nobody. */
  let cut: TestServer;
  beforeAll(async () => {
    databaseUrl = await createServerDatabase(address!, new URL(inject('demoDatabase')).pathname.slice(1));
    for (let node = 0; node < 3; node += 1) databases.push(await openDb({ databaseUrl }));
    for (let node = 0; node < 2; node += 1) buses.push(await postgresBus(address!));
    one = await startTestServer({ db: databases[0], bus: buses[0] });
    connected = await startTestServer({ db: databases[1], bus: buses[1] });
    cut = await startTestServer({ db: databases[2] });
  });
  afterAll(async () => {
    for (const server of [one, connected, cut]) await server.close();
    for (const bus of buses) await bus.close();
    for (const db of databases) await db.close();
    await dropServerDatabase(address!, databaseUrl);
  });

  /** The same session at another server. */
  const at = (server: TestServer, caller: TestCaller): TestCaller => ({
    ...server.anonymous,
    get: (path, query) =>
      server.anonymous.call('GET', path, query, { 'x-access-token': caller.token, 'x-tenant-id': '1' }),
  });

  test.each(Object.entries(takings))('%s ends within a second without the bus', async (_what, taking) => {
    const purchaser = await one.as('purchaser', { tenant: 1 });
    const elsewhere = at(cut, purchaser);
    await sleep(600);
    expect(await ask(elsewhere)).toEqual(allowed);
    await run(one, taking.take, purchaser);
    await sleep(600);
    expect(await ask(elsewhere)).toEqual({ status: taking.status, rows: 0 });
    await run(one, taking.undo, purchaser);
  });

  test('a sign-out ends the session as soon as the bus delivers it', async () => {
    const purchaser = await one.as('purchaser', { tenant: 1 });
    const elsewhere = at(connected, purchaser);
    expect(await ask(elsewhere)).toEqual(allowed);
    const delivered = new Promise<void>((resolve) => {
      const stop = buses[1]!.subscribe(({ kind }) => {
        if (kind !== 'session-ended') return;
        stop();
        resolve();
      });
    });
    await purchaser.post('/sys/logout', {});
    await delivered;
    expect((await ask(elsewhere)).status).toBe(401);
  });
});
