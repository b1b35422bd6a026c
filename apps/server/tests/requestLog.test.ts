import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './support/startTestServer';
import { uploadFile } from './support/uploadFile';

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestServer({
    config: { logLevel: 'trace', trustProxy: ['10.0.0.0/8', '::1'] },
    onLog: (line) => lines.push(line),
  });
});
afterAll(() => server.close());

interface Line {
  reqId?: string;
  msg: string;
  route?: string;
  call?: string;
  status?: number;
}
const logged = () => lines.map((line) => JSON.parse(line) as Line);
const ask = (remoteAddress: string, id?: string) =>
  server.app.inject({ url: '/api/sys/health', remoteAddress, headers: id ? { 'x-request-id': id } : {} });

test('every answer has an id, which its log line has too', async () => {
  const answer = await ask('192.0.2.1');
  const id = answer.headers['x-request-id'] as string;
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(logged().find(({ reqId }) => reqId === id)).toMatchObject({
    msg: 'request',
    method: 'GET',
    route: '/api/sys/health',
    status: 200,
  });
  const unknown = await server.app.inject({ url: '/api/%zz' });
  expect(unknown.headers['x-request-id']).toBeUndefined();
});

test.each([
  ['a trusted proxy', '10.1.2.3', 'edge-0123456789', true],
  ['a trusted proxy by IPv6', '::1', 'edge-0123456789', true],
  ['anybody else', '192.0.2.1', 'edge-0123456789', false],
  ['a trusted proxy, with a line break', '10.1.2.3', 'edge-012345\\n6789', false],
  ['a trusted proxy, too short', '10.1.2.3', 'x', false],
])('an id of %s', async (_name, address, id, isAccepted) => {
  expect((await ask(address, id)).headers['x-request-id'] === id).toBe(isAccepted);
});

test('the log of all levels has no secrets and no values of users', async () => {
  const secrets = ['Gezi@2026', 'Wrong@Pass99', '13712345678', '绝密采购', 'abcd1234captcha', '机密报价'];
  const purchaser = await server.as('purchaser', { tenant: 1 });
  const wrong = { username: 'purchaser', password: 'Wrong@Pass99', captcha: 'abcd1234captcha', checkKey: '1' };
  await server.anonymous.post('/sys/login', wrong);
  await server.anonymous.post('/sys/sms', { mobile: '13712345678', smsmode: '1' });
  await uploadFile(purchaser, 'temp', '机密报价');
  await purchaser.get('/purchase/purchasePlan/list', { name: '*绝密采购*' });
  await purchaser.get('/sys/user/checkOnlyUser', { phone: '13712345678' });
  await server.app.inject({ url: `/api/sys/common/static/temp/x.pdf?token=${purchaser.token}` });
  await purchaser.get('/sys/dict/getDictItems/绝密采购');
  // A fault that nobody expects, with values in path, query and statement.
  await server.db.pool.query('alter table sys_category rename to sys_category_gone');
  const admin = await server.as('admin', { tenant: 1 });
  const failed = await admin.get('/sys/category/rootList', { name: '绝密采购' });
  const added = await admin.post('/sys/category/add', { name: '绝密采购', pid: '0' });
  await server.db.pool.query('alter table sys_category_gone rename to sys_category');
  expect([failed.status, added.status]).toContain(500);

  const faults = logged().filter(({ msg }) => msg === 'unexpected fault');
  const ids = [failed, added].map(({ raw }) => raw.headers['x-request-id']);
  expect(ids).toEqual(expect.arrayContaining(faults.map(({ reqId }) => reqId)));
  expect(faults.length).toBeGreaterThan(0);
  // The sender of demo mode writes codes to the log on purpose.
  const text = lines.filter((line) => !line.includes('"msg":"text message"')).join('');
  for (const secret of [...secrets, purchaser.token, admin.token]) expect(text).not.toContain(secret);
});
