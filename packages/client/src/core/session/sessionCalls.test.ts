import { expect, test, vi } from 'vitest';
import { createFakeServer, never, refuse, reply, signedInSession } from '../../testing/index';
import { createClient } from '../http/createClient';
import { memoryStorage } from '../storage/KeyValueStorage';
import { createSessionStore } from './createSessionStore';
import { logIn, logOut, selectDepartment } from './sessionCalls';

const RESULT = {
  token: 't-1',
  userInfo: { id: 'u-1', username: 'a', realname: '甲', orgCode: 'A01' },
  multi_depart: 1,
};

function setUp(session = createSessionStore({ storage: memoryStorage() })) {
  const server = createFakeServer({
    'POST /sys/login': reply(RESULT),
    'POST /sys/phoneLogin': reply(RESULT, { code: 0 }),
    'POST /sys/logout': reply(null),
    'POST /sys/selectDepart': ({ body }) =>
      reply({ userInfo: { ...RESULT.userInfo, orgCode: (body as { orgCode: string }).orgCode } }),
  });
  return { server, session, client: createClient({ session, fetch: server.fetch }) };
}

test('signing in stores the session and returns the result', async () => {
  const { client, session } = setUp();
  const result = await logIn(client, { username: 'a', password: 'b' });
  expect(result).toEqual(RESULT);
  expect(session.get()).toMatchObject({ token: 't-1', user: { realname: '甲' } });
});

test('a refused login stores no session', async () => {
  const { client, server, session } = setUp();
  server.route('POST /sys/login', refuse('验证码错误', { code: 412 }));
  await expect(logIn(client, {})).rejects.toMatchObject({ kind: 'rejected', code: 412, message: '验证码错误' });
  // Success means code 200 (P§4), whatever the other members are.
  await expect(logIn(client, {}, { path: '/sys/phoneLogin' })).rejects.toMatchObject({ kind: 'rejected', code: 0 });
  expect(session.get().token).toBeUndefined();
});

test('signing out ends the local session even if the server refuses', async () => {
  const { client, server, session } = setUp(signedInSession());
  server.route('POST /sys/logout', refuse('注销失败'));
  await expect(logOut(client)).rejects.toMatchObject({ message: '注销失败' });
  expect(server.requests[0]!.headers['x-access-token']).toBe('token-of-a-test');
  expect(session.get().token).toBeUndefined();
  await logOut(client);
  expect(server.requests).toHaveLength(1);
});

test('signing out without force keeps the session that the server did not end', async () => {
  const { client, server, session } = setUp(signedInSession());
  server.route('POST /sys/logout', refuse('注销失败'));
  await expect(logOut(client, { force: false })).rejects.toMatchObject({ message: '注销失败' });
  expect(session.get().token).toBe('token-of-a-test');
  server.route('POST /sys/logout', reply(null));
  await logOut(client, { force: false });
  expect(session.get().token).toBeUndefined();
});

test('signing out does not wait for an unavailable network', async () => {
  vi.useFakeTimers();
  const { client, server, session } = setUp(signedInSession());
  server.route('POST /sys/logout', never());
  const call = logOut(client).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(await call).toMatchObject({ kind: 'timeout' });
  expect(session.get().token).toBeUndefined();
});

test('selecting a department stores the returned user', async () => {
  const { client, server, session } = setUp(signedInSession());
  await selectDepartment(client, 'B02');
  expect(server.requests[0]!.body).toEqual({ orgCode: 'B02', username: 'purchaser' });
  expect(session.get().user?.orgCode).toBe('B02');
});
