import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

let server: TestServer;
let admin: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin', { tenant: 1 });
});
afterAll(() => server.close());

const upload = (payload: string, contentType = 'multipart/form-data; boundary=x') =>
  server.app.inject({
    method: 'POST',
    url: '/api/sys/common/upload',
    payload,
    headers: { 'content-type': contentType, 'x-access-token': admin.token, 'tenant-id': '1' },
  });

describe('malformed multipart bodies are refused with 400', () => {
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
  test.each([
    ['cut off in a file', `${head}abc`],
    ['cut off in a header', '--x\r\ncontent-disposition: form-data; na'],
    ['without an end', `${head}abc\r\n`],
    ['with another boundary', '--y\r\n\r\n--y--'],
  ])('%s', async (_name, payload) => {
    const answer = await upload(payload);
    expect({ status: answer.statusCode, body: answer.json() }).toMatchObject({
      status: 400,
      body: { success: false, message: '请求格式不正确' },
    });
  });

  test('without a boundary', async () => {
    expect((await upload('x', 'multipart/form-data')).statusCode).toBe(400);
  });
});

test('answers before routing have the security headers', async () => {
  const answer = await server.app.inject({ url: '/api/%E0%A4%A' });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
});

test.each([
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//evil.example/a.png', false],
  ['/\\evil.example/a.png', false],
  ['\\\\evil.example', false],
  ['https://cdn.example/a.png', true],
  ['portal/2026/cover.png', true],
  ['/api/sys/common/static/portal/a.png', true],
])('cover %s of news: %s', async (coverUrl, isTaken) => {
  const { body } = await admin.post('/portal/news/add', { title: `封面 ${coverUrl}`, content: '<p>x</p>', coverUrl });
  expect(body).toMatchObject(isTaken ? { success: true } : { success: false, field: 'coverUrl' });
});

// Last: the database does not come back.
test('without the database calls are answered with 503, and the health check names it', async () => {
  await server.db.close();
  const list = await admin.get('/sys/user/list');
  expect(list).toMatchObject({ status: 503, body: { success: false, message: '数据库暂时无法访问，请稍后重试' } });
  expect(list.raw.headers['retry-after']).toBe('5');
  const health = await server.app.inject({ url: '/api/sys/health' });
  expect({ status: health.statusCode, body: health.json() }).toEqual({
    status: 503,
    body: { status: 'DOWN', components: { database: 'DOWN' } },
  });
});
