import type { SavedQuery } from '@gezi/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const BASE = '/sys/savedQuery';
const code = '/purchase/plan';

let server: TestServer;
let manager: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager');
});
afterAll(() => server.close());

const query = (title: string, val = 'x'): SavedQuery => ({
  title,
  matchType: 'or',
  records: [
    { field: 'planName', rule: 'like', val },
    { matchType: 'and', conditions: [{ field: 'applyTime', rule: 'eq', val: null, relative: 'last7Days' }] },
  ],
});
const list = async (caller = manager, of = code) =>
  (await caller.get<SavedQuery[]>(`${BASE}/list`, { code: of })).body.result!;
const save = async (one: SavedQuery, caller = manager, of = code) =>
  (await caller.post<SavedQuery[]>(`${BASE}/save`, { code: of, ...one })).body;

test('are personal, per page, with unique names', async () => {
  await save(query('待办'));
  expect((await save(query('轴承'))).result).toEqual([query('待办'), query('轴承')]);
  expect(await save(query('待办', 'y'))).toMatchObject({ success: true, message: '保存成功' });
  expect(await list()).toEqual([query('待办', 'y'), query('轴承')]);
  expect(await list(manager, '/other')).toEqual([]);
  const purchaser = await server.as('purchaser');
  expect(await list(purchaser)).toEqual([]);
  await purchaser.call('DELETE', `${BASE}/delete`, { code, title: '待办' });
  expect(await list()).toHaveLength(2);
  const left = await manager.call<SavedQuery[]>('DELETE', `${BASE}/delete`, { code, title: '待办' });
  expect(left.body.result!.map(({ title }) => title)).toEqual(['轴承']);
});

test('require a name and are bounded', async () => {
  expect(await save(query(' '))).toMatchObject({ success: false, message: '保存名称不能为空', field: 'title' });
  expect(await save(query('x'.repeat(51)))).toMatchObject({ success: false, field: 'title' });
  expect(await save(query('long', '长'.repeat(20_000)))).toMatchObject({ success: false, field: 'records' });
  expect(await save({ ...query('many'), records: Array.from({ length: 51 }, () => ({})) })).toMatchObject({
    success: false,
  });
  for (let at = 0; at < 100; at += 1) await save(query(`第${at}个`), manager, '/full');
  expect(await save(query('一个更多'), manager, '/full')).toMatchObject({
    success: false,
    message: '最多保存 100 个查询',
  });
  expect((await save(query('第0个', 'z'), manager, '/full')).success).toBe(true);
});
