import type { Analysis } from '@gezi/domain';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { memoryBus } from '../src/platform/bus/memoryBus';
import { migrate, openDb, type Database } from '../src/platform/db';
import { recentTotal } from '../src/platform/query/recentTotals';
import { createReplicas, type Replicas } from '../src/platform/replicas/createReplicas';
import { POSTGRES_BIN, startStandby, type Standby } from './support/startStandby';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';
import { createServerDatabase, dropServerDatabase } from './testDatabase';

const address = process.env.TEST_DATABASE_URL;
const ANNA = { userId: 'anna' };
const BEN = { userId: 'ben' };
/** Seconds that no test waits. */
const LONG = 60;

/** A streaming replica of PostgreSQL; its programs are needed. */
describe.skipIf(!address || !POSTGRES_BIN)('a streaming replica', () => {
  let databaseUrl: string;
  let db: Database;
  let standby: Standby;
  const open: { stop(): Promise<void> }[] = [];
  beforeAll(async () => {
    databaseUrl = await createServerDatabase(address!, nameOf(inject('demoDatabase')));
    db = await openDb({ databaseUrl });
    // Leases a node number, whose row has the beats.
    await migrate(db);
    standby = await startStandby(address!);
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((replicas) => replicas.stop()));
  });
  afterAll(async () => {
    await standby?.close();
    await db.close();
    await dropServerDatabase(address!, databaseUrl);
  });

  const nameOf = (url: string) => new URL(url).pathname.slice(1);
  const standbyUrl = () => standby.url(nameOf(databaseUrl));

  function watch(urls: string[], maxLag = LONG, bus = memoryBus()) {
    const faults: (string | undefined)[] = [];
    const replicas = createReplicas({ db, bus, urls, maxLag, onChange: (_name, fault) => void faults.push(fault) });
    replicas.start();
    open.push(replicas);
    return { replicas, faults };
  }
  /** True if a read of the user goes to a replica. */
  const isReplica = (replicas: Replicas, user = ANNA) =>
    replicas.read(user, async (readDb) => {
      const { rows } = await readDb.pool.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
      return rows[0]!.standby;
    });
  const until = (holds: () => unknown) => vi.waitFor(async () => expect(await holds()).toBe(true), { timeout: 10_000 });

  test('is read, and refuses writes', async () => {
    const { replicas } = watch([standbyUrl()]);
    expect(await isReplica(replicas)).toBe(false);
    await until(() => isReplica(replicas));
    // The write runs on the database instead.
    await replicas.read(ANNA, (readDb) => readDb.pool.query('create table if not exists probe (id int)'));
    await replicas.read(ANNA, (readDb) => readDb.transaction(() => readDb.pool.query('drop table probe')));
    // A fault of the statement is not repeated.
    let runs = 0;
    const divided = replicas.read(ANNA, (readDb) => {
      runs += 1;
      return readDb.pool.query('select 1 / 0');
    });
    await expect(divided).rejects.toMatchObject({ code: '22012' });
    expect(runs).toBe(1);
  });

  test('is not read by a user whose change it lacks, on any server of the bus', async () => {
    const bus = memoryBus();
    const [{ replicas: one }, { replicas: two }] = [watch([standbyUrl()], LONG, bus), watch([standbyUrl()], LONG, bus)];
    await until(async () => (await isReplica(one)) && (await isReplica(two)));
    await standby.pause();
    one.noteWrite(ANNA.userId);
    expect(await Promise.all([isReplica(one), isReplica(two)])).toEqual([false, false]);
    expect(await isReplica(two, BEN)).toBe(true);
    // A change of rights that concerns everybody.
    two.noteRights(new Set(['']));
    expect(await isReplica(two, BEN)).toBe(false);
    await standby.resume();
    await until(async () => (await isReplica(one)) && (await isReplica(two)) && (await isReplica(two, BEN)));
  });

  test('is not read while it lags, and read again once it has caught up', async () => {
    const { replicas, faults } = watch([standbyUrl()], 1);
    await until(() => isReplica(replicas));
    await standby.pause();
    await until(async () => !(await isReplica(replicas)) && faults.at(-1) !== undefined);
    expect(faults.at(-1)).toContain('more than 1 s behind');
    await standby.resume();
    await until(() => isReplica(replicas));
  });

  test('a replica that lacks the database is not read, and another one is', async () => {
    const { replicas, faults } = watch([standby.url('postgres'), standbyUrl()]);
    await until(() => isReplica(replicas));
    expect([await isReplica(replicas), await isReplica(replicas)]).toEqual([true, true]);
    expect(faults).toEqual([undefined]);
    const primary = watch([databaseUrl]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await isReplica(primary.replicas)).toBe(false);
  });

  test('a total that was counted before a change of the user is not used after it', async () => {
    const { replicas } = watch([standbyUrl()]);
    const counting = { sql: 'select count(*) from "sys_log"', params: [] };
    const recent = () => replicas.read(ANNA, async (readDb) => recentTotal(readDb, counting));
    await until(() => isReplica(replicas));
    (await recent()).keep(7);
    replicas.noteWrite(ANNA.userId);
    await until(() => isReplica(replicas));
    expect((await recent()).known).toBeUndefined();
  });

  describe('behind a server', () => {
    let server: TestServer;
    let admin: TestCaller;
    beforeAll(async () => {
      server = await startTestServer({ db, config: { databaseReadUrls: [standbyUrl()], databaseReadMaxLag: LONG } });
      admin = await server.as('admin', { tenant: 1 });
    });
    afterAll(() => server.close());

    const totalOf = async (path: string, query: Record<string, string | number> = {}) => {
      const { body } = await admin.get<{ total: number }>(path, query);
      expect(body).toMatchObject({ success: true });
      return body.result!.total;
    };
    const figuresOf = async () => {
      const analysis = await admin.get<Analysis>('/dashboard/analysis');
      const report = await admin.get<{ records: unknown[] }>('/online/cgreport/api/getData/report-purchases-by-month');
      return {
        log: await totalOf('/sys/log/list'),
        dataLog: await totalOf('/sys/dataLog/list'),
        messages: await totalOf('/sys/message/sysMessage/list'),
        finishedTasks: await totalOf('/flowable/task/finishedList'),
        plans: analysis.body.result!.planCount,
        report: report.body.result!.records,
      };
    };
    const addLog = () =>
      db.pool.query(`insert into sys_log (id, log_type, log_content, create_time, tenant_id)
        values (gen_random_uuid(), 2, 'x', localtimestamp, 1)`);
    /** True if the server does not see a row that the replica lacks. */
    async function isServedByReplica(): Promise<boolean> {
      await standby.pause();
      const before = await totalOf('/sys/log/list');
      await addLog();
      const after = await totalOf('/sys/log/list');
      await standby.resume();
      return after === before;
    }
    /** Changes every figure as another program would, unnoticed by the server. */
    const changeAll = () =>
      db.pool.query(`
        with log as (
          insert into sys_log (id, log_type, log_content, create_time, tenant_id)
          values (gen_random_uuid(), 2, 'x', localtimestamp, 1)
        ), data_log as (
          insert into sys_data_log (id, data_table, data_id, data_content, data_version, type, create_time, tenant_id)
          values (gen_random_uuid(), 'x', gen_random_uuid(), '{}', 1, 'add', localtimestamp, 1)
        ), message as (
          insert into sys_message (id, es_title, create_time, tenant_id)
          values (gen_random_uuid(), 'x', localtimestamp, 1)
        ), task as (
          update flow_task set assignee = 'admin', state = 'completed' where tenant_id = 1
        ), "order" as (
          update purchase_order set order_date = order_date - interval '1 year' where tenant_id = 1
        )
        update purchase_plan set status = '0' where tenant_id = 1`);
    const write = async () => {
      const message = { esTitle: '副本', esType: '4', esReceiver: 'manager', esContent: '副本' };
      expect((await admin.post('/sys/message/sysMessage/add', message)).body).toMatchObject({ success: true });
    };

    test('its lists, reports and dashboards are those of the replica, until the user writes', async () => {
      await until(isServedByReplica);
      await standby.pause();
      const before = await figuresOf();
      await changeAll();
      expect(await figuresOf()).toEqual(before);
      await write();
      const after = await figuresOf();
      for (const [name, value] of Object.entries(after)) {
        expect({ [name]: value }).not.toEqual({ [name]: before[name as keyof typeof before] });
      }
      await standby.resume();
      expect(await figuresOf()).toEqual(after);
    });

    test('everything is answered when it stops, and it is read again when it is back', async () => {
      const { replicas, faults } = watch([standbyUrl()]);
      await until(() => isReplica(replicas));
      await standby.catchUp();
      const before = await figuresOf();
      await standby.stop();
      expect(await isReplica(replicas)).toBe(false);
      expect(await figuresOf()).toEqual(before);
      // A read or a probe notices it first, each with a message of its own.
      expect(faults).toEqual([undefined, expect.any(String)]);
      await standby.start();
      await until(() => isReplica(replicas));
    });

    test('it is not read after its promotion', async () => {
      const { replicas, faults } = watch([standbyUrl()]);
      await until(() => isReplica(replicas));
      await standby.promote();
      await until(() => faults.at(-1) === 'it is no replica: it takes writes of its own');
      const before = await figuresOf();
      await write();
      expect(await figuresOf()).toMatchObject({ messages: before.messages + 1 });
    });
  });
});
