import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

let server: TestServer;
let admin: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin', { tenant: 1 });
});
afterAll(() => server.close());

const listed = async (base: string) =>
  (await admin.get<{ records: { id: string }[] }>(`${base}/list`, { pageSize: 1 })).body.result!.records[0]!.id;

const plan = { planName: '已有编号的计划', purchasePlanDetailList: [] };
test.each([
  ['/evaluation/item', { itemName: '已有编号的维度', markValue: 10 }],
  ['/purchase/purchasePlan', plan],
  ['/sys/user', { username: 'known_id_1', realname: '已有编号', password: 'lake and mountain' }],
  ['/portal/news', { title: '已有编号的新闻', content: '<p>1</p>' }],
])('%s refuses to add a record with the id of another', async (base, record) => {
  const id = await listed(base);
  const count = async () => (await admin.get<{ total: number }>(`${base}/list`)).body.result!.total;
  const before = await count();
  expect((await admin.post(`${base}/add`, { ...record, id })).body).toMatchObject({ success: false, field: 'id' });
  expect(await count()).toBe(before);
  const added = await admin.post<{ id: string }>(`${base}/add`, { ...record, id: 'row_1' });
  expect([added.body.success, added.body.message]).toEqual([true, '添加成功！']);
  expect(added.body.result!.id).not.toBe('row_1');
});

test('an id of another tenant is replaced', async () => {
  const stranger = await server.as('jb_manager', { tenant: 2 });
  const id = await listed('/evaluation/item');
  const added = await stranger.post<{ id: string }>('/evaluation/item/add', {
    id,
    itemName: '外部维度',
    markValue: 10,
  });
  expect(added.body).toMatchObject({ success: true });
  expect(added.body.result!.id).not.toBe(id);
});
