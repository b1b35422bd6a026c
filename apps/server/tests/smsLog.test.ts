import { sysUser } from '../src/platform/db';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from './support/startTestServer';

const logged: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { smsMode: 'log' }, onLog: (line) => logged.push(line) });
});
afterAll(() => server.close());

interface Message {
  esTitle: string;
  esContent: string;
  esReceiver: string;
  esSendStatus: string;
}

async function messagesTo(mobile: string, tenant: number): Promise<Message[]> {
  const admin = await server.as('admin', { tenant });
  const { body } = await admin.get<{ records: Message[] }>('/sys/message/sysMessage/list', { esReceiver: mobile });
  return body.result!.records;
}

test('without a gateway a code is in the message list of the tenant and signs in', async () => {
  const [{ phone } = { phone: null }] = await server.db.orm
    .select({ phone: sysUser.phone })
    .from(sysUser)
    .where(eq(sysUser.username, 'manager'));
  const mobile = phone!;
  const sent = await server.anonymous.post('/sys/sms', { mobile, smsmode: '0' });
  expect(sent.body).toMatchObject({ success: true, result: null });

  const [message] = await vi.waitFor(async () => {
    const found = await messagesTo(mobile, 1);
    expect(found).toHaveLength(1);
    return found;
  }, 20_000);
  expect(message).toMatchObject({ esTitle: '手机验证码', esSendStatus: '1', esReceiver: mobile });
  expect(await messagesTo(mobile, 2)).toEqual([]);
  const code = /^验证码 (\d{6})，10分钟内有效$/.exec(message!.esContent)?.[1];
  expect(logged.join('')).toContain(`"code":"${code}"`);
  const login = await server.anonymous.post('/sys/phoneLogin', { mobile, captcha: code });
  expect(login.body).toMatchObject({ success: true });
});

test('an unknown number leaves no message', async () => {
  await server.anonymous.post('/sys/sms', { mobile: '13011112222', smsmode: '0' });
  expect(await messagesTo('13011112222', 1)).toEqual([]);
});
