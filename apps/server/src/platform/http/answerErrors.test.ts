import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseUnavailableError } from '../db';
import { StatementTimeoutError } from '../db/embedded/StatementTimeoutError';
import { registerErrorAnswers } from './answerErrors';
import { limitHandlerTime } from './limitHandlerTime';
import { refuse } from './refusal';

const app = fastify();
limitHandlerTime(app, 50);
registerErrorAnswers(app);
const thrown: Record<string, unknown> = {
  fault: new Error('select * from sys_user; /srv/secret/path'),
  text: 'a text',
  nothing: undefined,
  refusal: refuse('不行', 'a/b'),
  data: Object.assign(new Error('Failed query'), {
    cause: Object.assign(new Error(), { code: '22P02', severity: 'ERROR' }),
  }),
  twice: Object.assign(new Error(), { code: '23505' }),
  slow: Object.assign(new Error('Failed query'), { cause: Object.assign(new Error(), { code: '57014' }) }),
  slowEmbedded: new Error('Failed query', { cause: new StatementTimeoutError(5000) }),
  deadlock: new Error('Failed query', { cause: Object.assign(new Error(), { code: '40P01' }) }),
  away: new Error('Failed query', { cause: new DatabaseUnavailableError(new Error('ECONNREFUSED')) }),
  fullDatabase: Object.assign(new Error(), { cause: Object.assign(new Error(), { code: '53100' }) }),
  client: Object.assign(new Error('FST'), { statusCode: 400, code: 'FST_OTHER' }),
};
beforeAll(async () => {
  app.route({
    method: ['GET', 'POST'],
    url: '/throw/:name',
    async handler(request) {
      throw thrown[(request.params as { name: string }).name];
    },
  });
  app.get('/disk', { config: { timeLimit: 10_000 } }, () =>
    pipeline([Buffer.alloc(10)], createWriteStream('/dev/full')),
  );
  app.get('/sleep', () => new Promise((resolve) => setTimeout(() => resolve('late'), 1000)));
  await app.ready();
});
afterAll(() => app.close());

test.each([
  ['/throw/fault', 500, '服务器内部错误，请稍后重试', undefined],
  ['/throw/text', 500, '服务器内部错误，请稍后重试', undefined],
  ['/throw/nothing', 500, '服务器内部错误，请稍后重试', undefined],
  ['/throw/refusal', 200, '不行', 'a/b'],
  ['/throw/data', 200, '数据格式不正确', undefined],
  ['/throw/twice', 200, '数据重复，请检查后重试', undefined],
  ['/throw/slow', 200, '查询条件过于复杂，请缩小范围', undefined],
  ['/throw/slowEmbedded', 200, '查询条件过于复杂，请缩小范围', undefined],
  ['/throw/client', 200, '请求格式不正确', undefined],
  ['/throw/deadlock', 503, '处理超时，请稍后重试', undefined],
  ['/throw/away', 503, '数据库暂时无法访问，请稍后重试', undefined],
  ['/throw/fullDatabase', 507, '服务器磁盘空间不足，未能保存，请联系管理员', undefined],
  ['/disk', 507, '服务器磁盘空间不足，未能保存，请联系管理员', undefined],
  ['/sleep', 503, '处理超时，请稍后重试', undefined],
])('%s: %i %s', async (url, status, message, field) => {
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(status);
  const { timestamp, ...body } = answer.json();
  expect(timestamp).toBeGreaterThan(0);
  expect(body).toEqual({ success: false, message, code: 500, result: null, ...(field ? { field } : {}) });
});

test('a change that took too long may be sent again', async () => {
  const answer = await app.inject({ method: 'POST', url: '/throw/slow' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toMatchObject({ success: false, message: '处理超时，请稍后重试' });
});

test('a full disk closes the connection, a late answer or a database that is away asks to come back', async () => {
  expect((await app.inject({ url: '/disk' })).headers.connection).toBe('close');
  expect((await app.inject({ url: '/throw/away' })).headers['retry-after']).toBe('5');
  expect((await app.inject({ url: '/sleep' })).headers['retry-after']).toBe('5');
});
