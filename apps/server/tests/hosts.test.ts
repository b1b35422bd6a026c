import { afterAll, beforeAll, expect, test } from 'vitest';
import { listening, testSockets } from './support/sockets';
import { startTestServer, type TestServer } from './support/startTestServer';

let server: TestServer;
let address: string;
const { connect, closeAll } = testSockets(() => address);
beforeAll(async () => {
  server = await startTestServer({ config: { publicHosts: ['gezi.example'] } });
  address = await listening(server);
});
afterAll(async () => {
  closeAll();
  await server.close();
});

/** Headers of a page whose name was rebound to this server. */
const rebound = { host: 'rebound.example:8080', origin: 'http://rebound.example:8080' };

test.each(['/api/sys/health', '/api/sys/tenant', '/api/sys/common/static/x', '/', '/login', '/api/nothing'])(
  'refuses %s under a foreign name',
  async (url) => {
    const answer = await server.app.inject({ url, headers: rebound });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      success: false,
      code: 510,
      message: '不允许通过该地址访问：rebound.example:8080。请联系管理员将其加入 PUBLIC_ORIGINS',
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  },
);

test('refuses a login under a foreign name', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/sys/login',
    headers: { ...rebound, 'x-forwarded-host': 'localhost', forwarded: 'host=localhost' },
    payload: { username: 'admin', password: 'Gezi@2026' },
  });
  expect(answer.statusCode).toBe(403);
});

test('refuses a socket under a foreign name before the upgrade', async () => {
  const manager = await server.as('manager');
  for (const path of [`/api/websocket/${manager.userId}`, `/vxeSocket/${manager.userId}/p`]) {
    await expect(connect(path, manager.token, { headers: rebound })).rejects.toThrow('403');
    await connect(path, manager.token, { headers: { host: 'gezi.example', origin: 'https://gezi.example' } });
  }
});

test.each(['localhost:5173', '127.0.0.1', '[::1]:8080', 'gezi.example', 'GEZI.example:8443'])(
  'accepts the own name %s',
  async (host) => {
    expect((await server.app.inject({ url: '/api/sys/health', headers: { host } })).statusCode).toBe(200);
  },
);
