import { expect, test } from 'vitest';
import { broken, createFakeServer, file, refuse, replyRaw, signedInSession } from '../../testing/index';
import { createClient } from './createClient';
import { fileNameOf } from './readFile';

test.each([
  ['attachment; filename="plan.xlsx"', 'plan.xlsx'],
  ['attachment; filename=plan.xlsx', 'plan.xlsx'],
  ["attachment; filename*=UTF-8''%E9%87%87%E8%B4%AD%E8%AE%A1%E5%88%92.xlsx", '采购计划.xlsx'],
  ['attachment; filename="x.xlsx"; filename*=utf-8\'\'%E8%AE%A1%E5%88%92.xlsx', '计划.xlsx'],
  ['attachment; filename="a \\"b\\".txt"', 'a "b".txt'],
  ['attachment; filename=%E8%AE%A1%E5%88%92.xlsx', '计划.xlsx'],
  ['attachment; filename=100%.txt', '100%.txt'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\temp\\\\x.txt"', 'x.txt'],
  ['inline', undefined],
  ['', undefined],
  [null, undefined],
])('the name in %j is %j', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});

function setUp() {
  const server = createFakeServer({
    'GET /export': file('rows', '采购计划.xlsx'),
    'POST /export': file('rows', 'x.xlsx'),
    'GET /json': file('{"rows":[]}', 'x.json', 'application/json'),
    'GET /empty': file('', 'x.xlsx'),
    'GET /expired': refuse('Token失效，请重新登录', { status: 500 }),
    'GET /refused': refuse('没有数据'),
    'GET /html': { ...replyRaw(null), status: 500, body: '<html>' },
    'GET /broken': broken(),
  });
  return { server, client: createClient({ session: signedInSession(), fetch: server.fetch }) };
}

test('returns the file name; a POST sends its input as JSON', async () => {
  const { client, server } = setUp();
  const found = await client.blob('/export', { selections: ['1', '2'] });
  expect(found.fileName).toBe('采购计划.xlsx');
  await expect(found.blob.text()).resolves.toBe('rows');
  expect(server.requests[0]!.query).toMatchObject({ selections: '1,2' });
  await client.blob('/export', { a: 1 }, { method: 'POST' });
  expect(server.requests[1]!.body).toEqual({ a: 1 });
});

test('a file may itself be JSON', async () => {
  const { blob } = await setUp().client.blob('/json');
  await expect(blob.text()).resolves.toBe('{"rows":[]}');
});

test.each([
  ['/empty', { kind: 'empty-file' }],
  ['', { kind: 'unknown-file' }],
  ['/expired', { kind: 'token-expired', message: 'Token失效，请重新登录' }],
  ['/refused', { kind: 'rejected', message: '没有数据' }],
  ['/html', { kind: 'server', status: 500, message: '' }],
  ['/nowhere', { kind: 'not-found' }],
  ['/broken', { kind: 'network' }],
])('%s fails as %j', async (path, error) => {
  await expect(setUp().client.blob(path)).rejects.toMatchObject(error);
});
