import type { FormTemplateRow } from '@gezi/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const BASE = '/flowable/form/template';
const content = (label: string) => JSON.stringify({ list: [{ id: 'a', compType: 'input', label }], config: {} });

let server: TestServer;
let manager: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager');
});
afterAll(() => server.close());

const list = async (caller = manager) => (await caller.get<FormTemplateRow[]>(`${BASE}/list`, {})).body.result!;
const save = async (name: string, formContent: string, caller = manager) =>
  (await caller.post<FormTemplateRow[]>(`${BASE}/save`, { name, formContent })).body;
const rename = async (id: string, name: string, caller = manager) =>
  (await caller.call<FormTemplateRow[]>('PUT', `${BASE}/rename`, { id, name })).body;
const view = async (id: string, caller = manager) =>
  (await caller.get<{ formContent: string }>(`${BASE}/view`, { id })).body;
const remove = async (id: string, caller = manager) =>
  (await caller.call<FormTemplateRow[]>('DELETE', `${BASE}/delete`, { id })).body;
const names = (rows: readonly FormTemplateRow[]) => rows.map(({ name }) => name).sort();

test('are personal with unique names', async () => {
  await save('申请', content('一'));
  expect(await save(' 合同 ', content('二'))).toMatchObject({ success: true, message: '保存成功' });
  expect(names((await save('申请', content('三'))).result!)).toEqual(['合同', '申请']);
  const { id } = (await list()).find(({ name }) => name === '申请')!;
  expect((await view(id)).result!.formContent).toBe(content('三'));
  expect(await rename(id, '合同')).toMatchObject({ success: false, message: '已有同名模板', field: 'name' });
  expect(names((await rename(id, '验收')).result!)).toEqual(['合同', '验收']);

  const purchaser = await server.as('purchaser');
  expect(await list(purchaser)).toEqual([]);
  expect(await view(id, purchaser)).toMatchObject({ success: false, message: '未找到对应数据' });
  expect(await rename(id, '别人的', purchaser)).toMatchObject({ success: false, message: '未找到对应数据' });
  expect(await remove(id, purchaser)).toMatchObject({ success: false, message: '未找到对应数据' });
  expect(names((await remove(id)).result!)).toEqual(['合同']);
});

test('require a name and a valid form, and are limited in number', async () => {
  expect(await save(' ', content('一'))).toMatchObject({ success: false, message: '模板名称不能为空', field: 'name' });
  expect(await save('坏', '{"list":')).toMatchObject({ success: false, field: 'formContent' });
  expect(await save('不是', '{"a":1}')).toMatchObject({ success: false, field: 'formContent' });
  for (let at = (await list()).length; at < 50; at += 1) await save(`第${at}个`, content('一'));
  expect(await save('一个更多', content('一'))).toMatchObject({ success: false, message: '最多保存 50 个模板' });
  expect((await save('第49个', content('二'))).success).toBe(true);
});
