import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { registerErrorAnswers } from './answerErrors';
import { shedLoad } from './shedLoad';

let waiting = 0;
const app = fastify();
registerErrorAnswers(app);
shedLoad(app, { waiting: () => waiting });
for (const url of ['/api/sys/user/list', '/api/sys/health', '/assets/index.js']) app.get(url, async () => 'ok');
afterAll(() => app.close());

const statusOf = async (url: string) => (await app.inject({ url })).statusCode;

test.each([
  [200, '/api/sys/user/list', 200],
  [201, '/api/sys/user/list', 503],
  [201, '/api/sys/health', 200],
  [201, '/assets/index.js', 200],
])('with %i waiting statements %s answers %i', async (count, url, status) => {
  waiting = count;
  expect(await statusOf(url)).toBe(status);
});

test('a refused call says when to come back', async () => {
  waiting = 201;
  const answer = await app.inject({ url: '/api/sys/user/list' });
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toMatchObject({ success: false, message: '系统繁忙，请稍后再试' });
});
