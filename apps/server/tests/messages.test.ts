import type { QuartzJob } from '@gezi/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

let server: TestServer;
let admin: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin', { tenant: 1 });
});
afterAll(() => server.close());

/** The messages of a call in Chinese and in English. */
async function messagesOf(method: 'GET' | 'POST' | 'PUT', path: string, inputs: readonly [unknown, unknown]) {
  const [chinese, english] = ['zh-CN,zh;q=0.9,en;q=0.8', 'en-US,en;q=0.9,zh;q=0.8'];
  const first = await admin.call(method, path, inputs[0], { 'accept-language': chinese });
  const second = await admin.call(method, path, inputs[1], { 'accept-language': english });
  expect([first.body.success, second.body.success]).toEqual([true, true]);
  return [first.body.message, second.body.message];
}

test('a change answers with a message in the language of the caller', async () => {
  const role = (roleCode: string) => ({ roleName: '甲', roleCode });
  expect(await messagesOf('POST', '/sys/role/add', [role('first'), role('second')])).toEqual(['添加成功！', 'Added']);
  expect(await messagesOf('GET', '/sys/dict/refleshCache', [{}, {}])).toEqual(['操作成功', 'Done']);
  const jobs = (await admin.get<{ records: QuartzJob[] }>('/sys/quartzJob/list')).body.result!.records;
  const { id } = jobs.find(({ status }) => status === 0)!;
  expect(await messagesOf('GET', '/sys/quartzJob/pause', [{ id }, { id }])).toEqual(['操作成功', 'Done']);
});

test('a read has no message', async () => {
  expect((await admin.get('/sys/role/list')).body.message).toBe('');
});
