import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { memoryBus } from '../src/platform/bus/memoryBus';
import { sysDict, sysUser } from '../src/platform/db';
import { HEART_BEAT, listening, ready, testSockets, type Line } from './support/sockets';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const bus = memoryBus();
let server: TestServer;
let address: string;
let manager: TestCaller;
let purchaser: TestCaller;

beforeAll(async () => {
  server = await startTestServer({ bus });
  address = await listening(server);
  manager = await server.as('manager');
  purchaser = await server.as('purchaser');
});
afterAll(() => server.close());
afterEach(() => closeAll());

const { connect, closeAll } = testSockets(() => address);
const notices = (who: TestCaller, base = '/api') => connect(`${base}/websocket/${who.userId}`, who.token);
const page = (who: TestCaller, pageId = 'page-1', base = '/api') =>
  connect(`${base}/vxeSocket/${who.userId}/${pageId}`, who.token);
async function expectNothing({ unread }: Line) {
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(unread).toEqual([]);
}
async function expectBeat(line: Line) {
  line.send('ping');
  expect(JSON.parse(await line.next())).toEqual({ cmd: 'heartcheck' });
}
const readyPage = async (who: TestCaller, pageId?: string) => ready(await page(who, pageId), HEART_BEAT);

describe('handshake', () => {
  test.each(['/api', ''])('below %j echoes the token as subprotocol', async (base) => {
    const line = await notices(manager, base);
    expect(line.socket.protocol).toBe(manager.token);
    line.send('HeartBeat');
    expect(JSON.parse(await line.next())).toEqual({ cmd: 'heartcheck' });
    const grid = await page(manager, 'page-1', base);
    grid.send(HEART_BEAT);
    expect(JSON.parse(await grid.next())).toEqual({ type: 'heart_beat', data: true });
  });

  test.each([undefined, 'x', 'A'.repeat(43)])('closes with 4401 for token %j', async (token) => {
    expect(await (await connect(`/api/websocket/${manager.userId}`, token)).closed).toBe(4401);
    expect(await (await connect(`/api/vxeSocket/${manager.userId}/p`, token)).closed).toBe(4401);
  });

  test('requires the token’s user in the path, with an optional suffix', async () => {
    const app = await connect(`/api/websocket/${manager.userId}_app`, manager.token);
    app.send('ping');
    expect(JSON.parse(await app.next())).toEqual({ cmd: 'heartcheck' });
    for (const path of [
      `/api/websocket/${purchaser.userId}`,
      `/api/websocket/${manager.userId}1`,
      `/api/vxeSocket/${purchaser.userId}/p`,
    ]) {
      expect(await (await connect(path, manager.token)).closed).toBe(4403);
    }
  });

  test.each(['https://evil.example', 'null', 'file://', 'http://127.0.0.1.evil.example'])(
    'refuses origin %s before the upgrade',
    async (origin) => {
      await expect(connect(`/api/websocket/${manager.userId}`, manager.token, { origin })).rejects.toThrow('403');
    },
  );

  test.each(['http://localhost:5173', 'http://127.0.0.1:8080'])('accepts origin %s', async (origin) => {
    const line = await connect(`/api/websocket/${manager.userId}`, manager.token, { origin });
    await expectBeat(line);
  });

  test('checks page id, tenant and right', async () => {
    expect(await (await page(manager, 'a%20b')).closed).toBe(4403);
    expect(await (await page(manager, 'x'.repeat(101))).closed).toBe(4403);
    expect(await (await page(await server.as('supplier'))).closed).toBe(4403);
    expect(await (await page(await server.as('editor'), 'purchasePlan:1')).closed).toBe(4403);
    const admin = await server.as('admin');
    expect(await (await page(admin)).closed).toBe(4403);
    const chosen = await connect(`/api/vxeSocket/${admin.userId}/p?tenantId=2`, admin.token);
    await ready(chosen, HEART_BEAT);
    expect(await (await connect(`/api/vxeSocket/${manager.userId}/p?tenantId=2`, manager.token)).closed).toBe(4403);
  });

  test('readers of a plan join its page, and its editors may edit', async () => {
    const plans = async (who: TestCaller, status: string) =>
      (
        await who.get<{ records: { id: string }[] }>('/purchase/purchasePlan/list', { status, pageSize: -521 })
      ).body.result!.records.map(({ id }) => id);
    const declarer = await server.as('declarer');
    const open = await plans(manager, '2');
    const seen = await plans(declarer, '2');
    const hidden = open.find((id) => !seen.includes(id))!;
    expect(await (await page(declarer, `purchasePlan:${hidden}`)).closed).toBe(4403);
    expect(await (await page(declarer, 'purchasePlan')).closed).toBe(4403);

    const shared = `purchasePlan:${seen[0]!}`;
    const reader = await readyPage(declarer, shared);
    const writer = await readyPage(manager, shared);
    const edit = (caseId: string) => ({
      type: 'update_vxe_table',
      data: { socketKey: 'lines', args: [{ id: '1', actualCounts: 3 }, caseId] },
    });
    reader.send(edit('of the reader'));
    await expectNothing(writer);
    writer.send(edit('of the writer'));
    expect(await reader.next()).toContain('of the writer');
  });

  test('returns 404 for plain HTTP', async () => {
    expect((await server.app.inject({ url: `/api/websocket/${manager.userId}` })).statusCode).toBe(404);
  });
});

describe('changes', () => {
  const open = async (who: TestCaller, tenant = 1) => {
    const line = await connect(`/api/changeSocket/${who.userId}?tenantId=${tenant}`, who.token);
    return { line, hello: JSON.parse(await line.next()) as Record<string, unknown> };
  };
  const read = async ({ line }: { line: Line }) => JSON.parse(await line.next()) as Record<string, unknown>;

  test('start with the current versions', async () => {
    const { hello, line } = await open(manager);
    expect(hello).toEqual({ cmd: 'hello', departments: expect.any(String), dictionaries: expect.any(String) });
    expect((await open(purchaser)).hello).toEqual(hello);
    await expectBeat(line);
    expect(await (await connect(`/api/changeSocket/${purchaser.userId}`, manager.token)).closed).toBe(4403);
  });

  test('a department reaches the open clients of its tenant', async () => {
    const admin = await server.as('admin', { tenant: 1 });
    const [here, elsewhere] = [await open(manager), await open(admin, 2)];
    const add = await admin.post<{ id: string }>('/sys/sysDepart/add', { departName: '冷链组', parentId: '' });
    expect(add.body.message).toBe('添加成功！');
    expect(await read(here)).toEqual({ cmd: 'changed', rights: true });
    const added = await read(here);
    expect(added).toEqual({ cmd: 'changed', departments: expect.any(String) });
    expect(added.departments).not.toBe(here.hello.departments);
    expect((await open(manager)).hello.departments).toBe(added.departments);
    expect(await read(elsewhere)).toEqual({ cmd: 'changed', rights: true });
    await expectNothing(elsewhere.line);

    await admin.call('DELETE', '/sys/sysDepart/delete', { id: add.body.result!.id });
    await read(here);
    expect((await read(here)).departments).not.toBe(added.departments);
  });

  test('an entry of a dictionary reaches every open client', async () => {
    const admin = await server.as('admin', { tenant: 1 });
    const client = await open(manager);
    const [dict] = await server.db.orm.select().from(sysDict).where(eq(sysDict.dictCode, 'buy_type'));
    const entry = { dictId: dict!.id, itemText: '测试', itemValue: '99', sortOrder: 99, status: 1 };
    expect((await admin.post('/sys/dictItem/add', entry)).body.success).toBe(true);
    const changed = await read(client);
    expect(changed).toEqual({ cmd: 'changed', dictionaries: expect.any(String) });
    expect(changed.dictionaries).not.toBe(client.hello.dictionaries);
  });
});

describe('notices', () => {
  test('reach every socket of their receivers', async () => {
    const lines = await Promise.all(
      [notices(manager), notices(manager), notices(purchaser)].map(async (line) => ready(await line, 'ping')),
    );
    bus.publish({ kind: 'notice', to: { userIds: [manager.userId] }, text: '{"cmd":"user","msgId":"1"}' });
    expect(await lines[0]!.next()).toBe('{"cmd":"user","msgId":"1"}');
    expect(await lines[1]!.next()).toBe('{"cmd":"user","msgId":"1"}');
    await expectNothing(lines[2]!);
    bus.publish({ kind: 'notice', to: { tenantId: 1 }, text: '{"cmd":"topic"}' });
    expect(await lines[2]!.next()).toBe('{"cmd":"topic"}');
    bus.publish({ kind: 'notice', to: { tenantId: 2 }, text: '{"cmd":"topic"}' });
    await expectNothing(lines[2]!);
  });

  test('carry nothing but notices', async () => {
    const line = await ready(await notices(manager), 'ping');
    bus.publish({ kind: 'rights-changed' });
    bus.publish({ kind: 'departments-changed', tenantId: 1 });
    bus.publish({ kind: 'dictionaries-changed' });
    await expectNothing(line);
  });

  test('ignores messages other than heartbeats', async () => {
    const line = await notices(manager);
    for (const text of ['hello', '{"cmd":"user"}', '[]', '\u0000']) line.send(text);
    await expectNothing(line);
  });
});

describe('grid sync', () => {
  const edit = { type: 'update_vxe_table', data: { socketKey: 'lines', args: [{ id: 'l1', counts: 3 }, 'case-1'] } };

  test('an edit reaches all clients of the page, its sender included', async () => {
    const neighbour = await server.as('jb_manager');
    const [mine, theirs, otherPage, otherTenant] = [
      await readyPage(manager),
      await readyPage(purchaser),
      await readyPage(await server.as('declarer'), 'page-2'),
      await readyPage(neighbour),
    ];
    mine!.send(edit);
    expect(JSON.parse(await mine!.next())).toEqual(edit);
    expect(JSON.parse(await theirs!.next())).toEqual(edit);
    theirs!.send({ type: 'common_send_date', data: { key: 'k', args: [] } });
    expect(JSON.parse(await mine!.next())).toEqual({ type: 'common_send_date', data: { key: 'k', args: [] } });
    await expectNothing(otherPage!);
    await expectNothing(otherTenant!);
  });

  test('keeps the order of one sender', async () => {
    const [mine, theirs] = [await readyPage(manager), await readyPage(purchaser)];
    for (let number = 0; number < 40; number += 1)
      mine.send({ ...edit, data: { ...edit.data, args: [{ id: String(number) }] } });
    for (let number = 0; number < 40; number += 1) expect(await theirs.next()).toContain(`"id":"${number}"`);
  });

  test.each([
    '',
    'no json',
    'null',
    '[]',
    '{"type":"unknown","data":{}}',
    '{"type":"update_vxe_table"}',
    '{"type":"update_vxe_table","data":{"socketKey":1,"args":[]}}',
    '{"type":"update_vxe_table","data":{"socketKey":"k","args":"x"}}',
    `{"type":"update_vxe_table","data":{"socketKey":"k","args":[${'['.repeat(5000)}${']'.repeat(5000)}]}}`,
    '{"type":"update_vxe_table","data":{"socketKey":"k","args":[{"__proto__":{"x":1}}]}}',
    '{"type":"update_vxe_table","data":{"socketKey":"k","args":["\\u0000"]}}',
    '{"type":"update_vxe_table","data":{"socketKey":"k","args":[]}}',
    '{"type":"update_vxe_table","data":{"socketKey":"k","args":["no row"]}}',
    '{"type":"update_vxe_table","data":{"socketKey":"k","args":[{},"case",1]}}',
    `{"type":"update_vxe_table","data":{"socketKey":"k","args":[{},"${'x'.repeat(201)}"]}}`,
    `{"type":"update_vxe_table","data":{"socketKey":"${'x'.repeat(201)}","args":[{}]}}`,
    `{"type":"update_vxe_table","data":{"socketKey":"k","args":[{${Array.from({ length: 501 }, (_n, at) => `"c${at}":1`).join()}}]}}`,
    `{"type":"common_send_date","data":{"key":"k","args":[${'1,'.repeat(10)}1]}}`,
  ])('%.60j is ignored', async (text) => {
    const line = await readyPage(manager);
    line.send(text);
    line.socket.send(Buffer.from([1, 2, 3]), { binary: true });
    await expectNothing(line);
    await ready(line, HEART_BEAT);
  });

  test('drops members that the contract does not name', async () => {
    const line = await readyPage(manager);
    line.send({ ...edit, cmd: 'topic', msgTxt: 'x', data: { ...edit.data, html: '<b>', userId: purchaser.userId } });
    expect(await line.next()).toBe(JSON.stringify(edit));
    const call = { type: 'common_send_date', data: { key: 'k', args: [{ any: ['thing'] }, null] } };
    line.send({ ...call, data: { ...call.data, from: 'x' }, to: 'everybody' });
    expect(await line.next()).toBe(JSON.stringify(call));
  });

  test('a message above 256 kB closes the socket', async () => {
    const line = await readyPage(manager);
    line.send('x'.repeat(256 * 1024 + 1));
    expect(await line.closed).toBe(1009);
    expect((await server.app.inject({ url: '/api/sys/health' })).statusCode).toBe(200);
  });

  test('closes with 1008 for more than fifty messages per second', async () => {
    const line = await readyPage(manager);
    for (let number = 0; number < 120; number += 1) line.send(HEART_BEAT);
    expect(await line.closed).toBe(1008);
  });

  test('a newer connection of a user replaces the older one on that page only', async () => {
    const [older, elsewhere] = [await readyPage(manager), await readyPage(manager, 'page-2')];
    const newer = await readyPage(manager);
    expect(await older.closed).toBe(4001);
    await ready(newer, HEART_BEAT);
    await ready(elsewhere, HEART_BEAT);
  });

  test('separates pages of the same name in different tenants', async () => {
    const admin = await server.as('admin');
    const of = async (tenant: number) =>
      ready(await connect(`/api/vxeSocket/${admin.userId}/p?tenantId=${tenant}`, admin.token), HEART_BEAT);
    const [first, second] = [await of(1), await of(2)];
    await ready(first, HEART_BEAT);
    const again = await of(1);
    expect(await first.closed).toBe(4001);
    await ready(second, HEART_BEAT);
    await ready(again, HEART_BEAT);
  });
});

describe('the end of a session', () => {
  const expectEndWithinASecond = async (closed: Promise<number>) => {
    const began = Date.now();
    expect(await closed).toBe(4401);
    expect(Date.now() - began).toBeLessThan(1000);
  };

  test('logout closes its sockets, not those of other sessions', async () => {
    const [leaving, staying] = [await server.as('manager'), await server.as('manager')];
    const [line, grid, other] = [
      await ready(await notices(leaving), 'ping'),
      await readyPage(leaving),
      await ready(await notices(staying), 'ping'),
    ];
    await leaving.post('/sys/logout', {});
    await Promise.all([expectEndWithinASecond(line.closed), expectEndWithinASecond(grid.closed)]);
    await expectBeat(other);
  });

  test('a new password closes all sockets of the user', async () => {
    const editor = await server.as('editor');
    const line = await ready(await notices(editor), 'ping');
    const { body } = await (
      await server.as('editor')
    ).put('/sys/user/updatePassword', {
      oldpassword: 'Gezi@2026',
      password: 'quite-another-1',
      confirmpassword: 'quite-another-1',
    });
    expect(body.success).toBe(true);
    await expectEndWithinASecond(line.closed);
  });

  test('a frozen user gets no socket', async () => {
    const expert = await server.as('expert');
    await server.db.orm.update(sysUser).set({ status: 2 }).where(eq(sysUser.username, 'expert'));
    expect(await (await notices(expert)).closed).toBe(4401);
  });
});

test('a stopping server closes its sockets', async () => {
  const other = await startTestServer({ db: server.db });
  const url = await listening(other);
  const caller = await other.as('manager');
  const socket = new WebSocket(`${url}/api/websocket/${caller.userId}`, [caller.token]);
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send('ping');
  await new Promise((resolve) => socket.once('message', resolve));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const began = Date.now();
  await other.close();
  expect(await closed).toBe(1001);
  expect(Date.now() - began).toBeLessThan(3000);
});
