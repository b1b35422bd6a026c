import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import WebSocket from 'ws';
import { postgresBus } from '../src/platform/bus/postgresBus';
import type { Bus, BusMessage } from '../src/platform/bus/Bus';
import { gridPageChange, openDb, type Database } from '../src/platform/db';
import { roleId } from '../src/seed';
import { HEART_BEAT, listening, ready, testSockets } from './support/sockets';
import { startTestServer, type TestServer } from './support/startTestServer';
import { sheetPerson } from './support/sheetPerson';
import { createServerDatabase, dropServerDatabase } from './testDatabase';

const address = process.env.TEST_DATABASE_URL;

/** Two servers on one database, which must be a PostgreSQL server. */
describe.skipIf(!address)('two servers', () => {
  let databaseUrl: string;
  const databases: Database[] = [];
  let one: TestServer;
  let two: TestServer;
  const buses: Bus[] = [];
  beforeAll(async () => {
    databaseUrl = await createServerDatabase(address!, new URL(inject('demoDatabase')).pathname.slice(1));
    for (let node = 0; node < 2; node += 1) {
      buses.push(await postgresBus(address!));
      // Separate connections, like another process.
      databases.push(await openDb({ databaseUrl }));
    }
    one = await startTestServer({ db: databases[0], bus: buses[0] });
    two = await startTestServer({ db: databases[1], bus: buses[1] });
  });
  afterAll(async () => {
    await one.close();
    await two.close();
    for (const bus of buses) await bus.close();
    for (const db of databases) await db.close();
    await dropServerDatabase(address!, databaseUrl);
  });

  /** Collects messages of a bus from now on. */
  function collectMessages(bus: Bus): BusMessage[] {
    const messages: BusMessage[] = [];
    bus.subscribe((message) => messages.push(message));
    return messages;
  }
  const until = async (holds: () => boolean) => {
    const end = Date.now() + 5000;
    while (!holds() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const cutBuses = () =>
    databases[0]!.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gezi-bus'`,
    );
  const addressOf = ({ app }: TestServer) => `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const grid = (text: string): BusMessage => ({ kind: 'grid', tenantId: 1, pageId: 'p', text });

  test('share the call count of an address', async () => {
    const ask = ({ app }: TestServer, nth: number) =>
      app.inject({
        method: 'POST',
        url: '/api/sys/sms',
        payload: { mobile: `1360000010${nth % 10}`, smsmode: '0' },
        remoteAddress: '10.3.0.1',
      });
    const answers = await Promise.all(Array.from({ length: 20 }, (_item, nth) => ask(nth % 2 ? one : two, nth)));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
    expect((await ask(one, 0)).headers['retry-after']).toBeDefined();
  });

  test('exchange messages once, in order and of any size', async () => {
    const [here, there] = [collectMessages(buses[0]!), collectMessages(buses[1]!)];
    const sent = Array.from({ length: 200 }, (_item, index) => grid(`${index} 编辑`));
    sent.push(grid('长'.repeat(80_000)), grid('last'));
    for (const message of sent) buses[0]!.publish(message);
    expect(here).toEqual(sent);
    await until(() => there.length >= sent.length);
    expect(there).toEqual(sent);
    await new Promise((resolve) => setTimeout(resolve, 50));
    // Nothing comes back to the sender.
    expect(here).toHaveLength(sent.length);
  });

  test('reconnect after a lost connection', async () => {
    const there = collectMessages(buses[1]!);
    await cutBuses();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    buses[0]!.publish(grid('after'));
    await until(() => there.length > 0);
    expect(there).toEqual([grid('after')]);
  });

  test('share edits of a page, and a sign-out closes the sockets of both', async () => {
    const [first, second] = await Promise.all([one, two].map(listening));
    const manager = await one.as('manager');
    const purchaser = await two.as('purchaser');
    const open = async (url: string, { userId, token }: { userId: string; token: string }) => {
      const socket = new WebSocket(`${url}/api/vxeSocket/${userId}/page`, [token]);
      await new Promise((resolve) => socket.once('open', resolve));
      socket.send('{"type":"heart_beat"}');
      await new Promise((resolve) => socket.once('message', resolve));
      return socket;
    };
    const mine = await open(first!, manager);
    const theirs = await open(second!, purchaser);
    const received = new Promise<string>((resolve) =>
      theirs.once('message', (data) => resolve((data as Buffer).toString())),
    );
    const edit = '{"type":"update_vxe_table","data":{"socketKey":"k","args":[{"id":"1"},"case"]}}';
    mine.send(edit);
    expect(JSON.parse(await received)).toEqual(JSON.parse(edit));

    const again = await one.as('purchaser');
    const replaced = new Promise<number>((resolve) => theirs.once('close', resolve));
    const newer = await open(first!, again);
    expect(await replaced).toBe(4001);

    const closed = new Promise<number>((resolve) => newer.once('close', resolve));
    const began = Date.now();
    const elsewhere = await fetch(`${second!.replace('ws', 'http')}/api/sys/logout`, {
      method: 'POST',
      headers: { 'x-access-token': again.token },
    });
    expect(elsewhere.status).toBe(200);
    expect(await closed).toBe(4401);
    expect(Date.now() - began).toBeLessThan(1000);
    mine.terminate();
  });

  test('share revoked rights within a second, for calls and for sockets', async () => {
    const [admin, manager] = [await one.as('admin', { tenant: 1 }), await two.as('manager')];
    // Listening since the previous test.
    const sockets = testSockets(() => addressOf(two));
    const { body } = await manager.get<{ records: { id: string }[] }>('/purchase/purchasePlan/list');
    const path = `/api/vxeSocket/${manager.userId}/purchasePlan:${body.result!.records[0]!.id}`;
    const line = await ready(await sockets.connect(path, manager.token), HEART_BEAT);
    const began = Date.now();
    const taken = { roleId: roleId('manager'), userId: manager.userId };
    expect((await admin.call('DELETE', '/sys/user/deleteUserRole', taken)).body.success).toBe(true);
    const expectList = (status: number) =>
      vi.waitFor(async () => expect((await manager.get('/purchase/purchasePlan/list')).status).toBe(status));
    await expectList(403);
    expect(await line.closed).toBe(4403);
    expect(Date.now() - began).toBeLessThan(1000);
    await admin.post('/sys/user/addSysUserRole', { roleId: taken.roleId, userIdList: [taken.userId] });
    await expectList(200);
  });

  test('a department added on one server reaches the clients of the other within a second', async () => {
    const { connect, closeAll } = testSockets(() => addressOf(two));
    const manager = await two.as('manager');
    const line = await connect(`/api/changeSocket/${manager.userId}`, manager.token);
    const hello = JSON.parse(await line.next()) as { departments: string };
    const admin = await one.as('admin', { tenant: 1 });
    const began = Date.now();
    expect((await admin.post('/sys/sysDepart/add', { departName: '两地组', parentId: '' })).body.success).toBe(true);
    expect(JSON.parse(await line.next())).toEqual({ cmd: 'changed', rights: true });
    const changed = JSON.parse(await line.next()) as { departments: string };
    expect(Date.now() - began).toBeLessThan(1000);
    expect(changed.departments).not.toBe(hello.departments);
    closeAll();
  });

  test.each([
    ['purchasePlan', 'declarer', { planName: '轴承备件需求计划' }, 'planNo'],
    ['purchaseInfo', 'purchaser', { proName: '轴承采购', buyType: '1', contractType: '1' }, 'proNo'],
  ])('number 50 documents of %s without gaps or repetitions', async (path, username, body, member) => {
    const callers = await Promise.all([one, two].map((server) => server.as(username)));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_item, nth) =>
        callers[nth % 2]!.post<Record<string, string>>(`/purchase/${path}/add`, body),
      ),
    );
    const numbers = answers.map(({ body: { result } }) => Number(result?.[member]?.slice(2)));
    const first = Math.min(...numbers);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_item, nth) => first + nth));
  });

  test('order edits of two users on different servers, even while the bus is down', async () => {
    const callers = await Promise.all([one.as('manager'), two.as('purchaser')]);
    const people = callers.map((caller, nth) => sheetPerson(caller, () => addressOf(nth === 0 ? one : two)));
    const [first, second] = people as [(typeof people)[0], (typeof people)[0]];
    const until = (holds: () => void) => vi.waitFor(holds, { timeout: 15_000, interval: 50 });
    try {
      for (const each of people) each.connect();
      await until(() => people.forEach(({ session }) => expect(session.connection).toBe('live')));
      const before = first.session.page.version;
      // Both write the same cell at the same version: each receives both values.
      for (const [nth, each] of people.entries()) each.write('sheet-1', 'price', 100 + nth);
      await until(() => people.forEach(({ session }) => expect(session.races.conflicts.size).toBe(1)));
      for (let round = 0; round < 40; round += 1) {
        for (const each of people) each.act();
        if (round === 10) second.cut();
        if (round === 12) second.connect();
        if (round === 20) await cutBuses();
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      await until(() => {
        // After a heartbeat with the version, clients request the messages lost with the bus.
        for (const each of people) each.beat();
        for (const { session } of people) expect([session.connection, session.unsettled]).toEqual(['live', 0]);
        expect(second.session.page.version).toBe(first.session.page.version);
      });
      expect(second.rows).toEqual(first.rows);
      expect(first.session.page.version - before).toBe(82);
      const changes = await databases[0]!.orm
        .select()
        .from(gridPageChange)
        .where(eq(gridPageChange.pageId, 'sheet:demo'));
      const numbers = changes.map(({ version }) => version).filter((version) => version > before);
      expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 82 }, (_, nth) => before + 1 + nth));
      expect(new Set(changes.map(({ clientId, seq }) => `${clientId}:${seq}`)).size).toBe(changes.length);
    } finally {
      for (const each of people) each.stop();
    }
  });
});
