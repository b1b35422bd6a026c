import type { EvaluationItem, ImportResult } from '@gezi/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendWorkbook } from '../../../../tests/support/sendWorkbook';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';

const BASE = '/evaluation/item';

let server: TestServer;
let manager: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager', { tenant: 1 });
});
afterAll(() => server.close());

const find = async (query: Record<string, string>) =>
  (await manager.get<{ records: EvaluationItem[] }>(`${BASE}/list`, query)).body.result!.records;

test('adds a dimension that is in use, and lists it with the text of its type', async () => {
  const { body } = await manager.post<EvaluationItem>(`${BASE}/add`, {
    itemName: '绿色制造',
    markValue: 8,
    itemType: '1',
  });
  expect(body.result).toMatchObject({ status: '1', itemType_dictText: '技术', tenantId: 1 });
  expect(await find({ itemName: '绿色制造' })).toEqual([body.result]);
});

test.each([0, 101, 1.5, 'x', null])('refuses %s points', async (markValue) => {
  const { body } = await manager.post(`${BASE}/add`, { itemName: '绿色制造', markValue });
  expect(body).toMatchObject({ success: false, field: 'markValue' });
});

test('refuses an edit of an outdated version', async () => {
  const [item] = await find({});
  const edited = { id: item!.id, markValue: 12, updateTime: item!.updateTime };
  expect((await manager.put(`${BASE}/edit`, edited)).body).toMatchObject({ success: true, result: { markValue: 12 } });
  expect((await manager.put(`${BASE}/edit`, edited)).body).toMatchObject({ success: false, field: 'updateTime' });
});

test('imports dimensions and refuses rows with wrong points or types', async () => {
  const { body } = await sendWorkbook(manager, `${BASE}/importExcel`, [
    ['维度名称', '维度类型', '分值', '评分说明', '状态'],
    ['安全生产', '技术', '10', '三年内无事故', '停用'],
    ['信用评级', '', '100', '', ''],
    ['分值过大', '技术', '101', '', ''],
    ['类型不明', '法务', '5', '', ''],
  ]);
  expect(body.result as ImportResult).toMatchObject({ successCount: 2, errorCount: 2 });
  expect(await find({ itemName: '安全生产' })).toMatchObject([{ itemType: '1', markValue: 10, status: '0' }]);
  expect(await find({ itemName: '信用评级' })).toMatchObject([{ itemType: null, markValue: 100, status: '1' }]);
});
