import { read, utils, write } from '@e965/xlsx';
import {
  writeBpmn,
  type FlowDeployOnline,
  type FlowFormItems,
  type FlowFormView,
  type FlowOnlForm,
  type SysCustomForm,
  type SysDeployForm,
} from '@gezi/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onlineFormData, sysCustomForm } from '../src/platform/db';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

type Page<Row> = { records: Row[]; total: number };

let server: TestServer;
let manager: TestCaller;
let declarer: TestCaller;
let formId: string;
let headId: string;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager');
  declarer = await server.as('declarer');
  const formContent = JSON.stringify({ list: [{ id: 'fd_a', compType: 'input', label: 'A' }], config: {} });
  formId = (await manager.post<{ id: string }>('/flowable/form/add', { formName: '请购', formContent })).body.result!
    .id;
  const add = (head: object, fields: object[]) => manager.post('/online/cgform/api/addAll', { head, fields });
  await add({ tableName: 'leave', tableTxt: '请假单', tableType: '2' }, [
    { dbFieldName: 'reason', dbFieldTxt: '事由', dbLength: 10, fieldMustInput: '1', fieldDefaultValue: '事假' },
    { dbFieldName: 'no', dbFieldTxt: '编号', fieldValidType: 'only' },
  ]);
  await add({ tableName: 'leave_day', tableTxt: '日期', tableType: '3' }, [
    { dbFieldName: 'leave_id', dbFieldTxt: '请假单', mainTable: 'leave', mainField: 'id' },
    { dbFieldName: 'day', dbFieldTxt: '日期', dbType: 'Date', fieldShowType: 'date', fieldMustInput: '1' },
  ]);
  const { result } = (await manager.get<Page<FlowOnlForm>>('/flowable/onlCgformHead/list', { tableTxt: '请假单' }))
    .body;
  headId = result!.records[0]!.id;
});
afterAll(() => server.close());

describe('custom pages', () => {
  const BASE = '/flowable/sysCustomForm';
  const given = { businessName: '需求计划', businessService: 'plan', routeName: 'purchase-plan-view', component: null };
  /** Publishes a process without tasks. */
  async function deployment(): Promise<string> {
    const xml = await writeBpmn({
      key: 'bound',
      name: '审批',
      nodes: [
        { id: 'start', name: '', type: 'start' },
        { id: 'end', name: '', type: 'end' },
      ],
      flows: [{ id: 'way', name: '', from: 'start', to: 'end' }],
    });
    const { body } = await manager.post<{ deploymentId: string }>('/flowable/definition/save', { xml });
    return body.result!.deploymentId;
  }
  beforeAll(() => server.db.orm.delete(sysCustomForm));

  test('are stored, bound to a deployment, and deleted', async () => {
    const { result: made } = (await manager.post<SysCustomForm>(`${BASE}/add`, given)).body;
    expect(made).toMatchObject({ ...given, component: 'purchase/PlanView', deployId: null, createBy: 'manager' });
    const { id } = made!;
    await manager.put(`${BASE}/edit`, { id, component: 'purchase/Plan' });
    const deployId = await deployment();
    for (const body of [{ customFormVo: { id, deployId } }, { id, deployId }]) {
      expect((await manager.post(`${BASE}/updateCustom`, body)).body).toMatchObject({ success: true, result: null });
    }
    const seen = (await declarer.get<SysCustomForm>(`${BASE}/${id}`)).body.result;
    expect(seen).toMatchObject({ businessName: '需求计划', component: 'purchase/Plan', deployId });
    const unbound = await manager.post(`${BASE}/updateCustom`, { id, deployId: null });
    expect(unbound.body).toMatchObject({ success: true });
    expect((await declarer.get<SysCustomForm>(`${BASE}/${id}`)).body.result!.deployId).toBeNull();
    const stale = { id, businessName: 'x', updateTime: '2020-01-01 00:00:00' };
    expect((await manager.put(`${BASE}/edit`, stale)).body).toMatchObject({ success: false, field: 'updateTime' });
    const list = (await declarer.get<Page<SysCustomForm>>(`${BASE}/list`, { businessName: '*需求*' })).body.result!;
    expect(list.records.map((one) => one.id)).toEqual([id]);
    expect((await manager.post(`${BASE}/add`, given)).body).toMatchObject({ success: false, field: 'businessService' });
    await manager.call('DELETE', `${BASE}/deleteBatch`, { ids: `${id},` });
    expect((await manager.get(`${BASE}/queryById`, { id })).body).toMatchObject({ success: false, field: 'id' });
  });

  test.each([
    [{ businessService: 'plan' }, 'businessName', '业务名称不能为空'],
    [{ businessName: 'x' }, 'businessService', '业务服务不能为空'],
    [{ businessName: 'x', businessService: 'x' }, 'businessService', expect.stringContaining('contract')],
    [{ ...given, deployId: 'd-1' }, 'deployId', '流程部署不存在：d-1'],
  ])('refuses %j', async (body, field, message) => {
    expect((await manager.post(`${BASE}/add`, body)).body).toMatchObject({ success: false, field, message });
  });

  test('can only be bound by callers who may edit them', async () => {
    expect((await declarer.post(`${BASE}/updateCustom`, { id: 'x', deployId: 'x' })).status).toBe(403);
    expect((await manager.post(`${BASE}/updateCustom`, { id: 'x' })).body).toMatchObject({ field: 'deployId' });
  });
});

describe('forms of deployments', () => {
  test('a designed form must belong to the tenant', async () => {
    const BASE = '/flowable/sysDeployForm';
    const node = { nodeKey: 'approve', nodeName: '审批', formFlag: '2' };
    const { result } = (await manager.post<SysDeployForm>(`${BASE}/add`, { formId, deployId: 'd-1', ...node })).body;
    expect(result).toMatchObject({ formId, deployId: 'd-1', ...node });
    const unknown = await manager.post(`${BASE}/add`, { formId: headId, deployId: 'd-1' });
    expect(unknown.body).toMatchObject({ success: false, field: 'formId', message: `表单不存在：${headId}` });
    const elsewhere = await manager.put(`${BASE}/edit`, { id: result!.id, formId: 'x' });
    expect(elsewhere.body).toMatchObject({ success: false, field: 'formId' });
    const odd = await manager.post(`${BASE}/add`, { formId, deployId: 'd-1', formFlag: '3' });
    expect(odd.body).toMatchObject({ success: false, field: 'formFlag' });
    const listed = (await manager.get<Page<SysDeployForm>>(`${BASE}/list`, { deployId: 'd-1' })).body.result!;
    expect(listed.records).toEqual([result]);
  });

  test('an online form includes the name of its table', async () => {
    const BASE = '/flowable/flowDeployOnline';
    const { result } = (await manager.post<FlowDeployOnline>(`${BASE}/add`, { onlineId: headId, deployId: 'd-1' }))
      .body;
    expect(result).toMatchObject({ onlineId: headId, tableName: 'leave', formFlag: '1', nodeKey: null });
    const unknown = await manager.post(`${BASE}/add`, { onlineId: formId, deployId: 'd-1' });
    expect(unknown.body).toMatchObject({ success: false, field: 'onlineId' });
  });

  test('are exported and imported, naming the row of an unknown form', async () => {
    const BASE = '/flowable/sysDeployForm';
    const book = utils.book_new();
    const heads = ['表单ID', '流程部署ID', '节点Key', '节点名称', '表单类型'];
    const rows = [
      [formId, 'd-9', '', '', '主表单'],
      ['nowhere', 'd-9', '', '', '节点表单'],
    ];
    utils.book_append_sheet(book, utils.aoa_to_sheet([heads, ...rows]), '表');
    const form = new FormData();
    const bytes = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer<ArrayBuffer>;
    form.append('file', new Blob([bytes]), 'x.xlsx');
    const request = new Request('http://x', { method: 'POST', body: form });
    const type = { 'content-type': request.headers.get('content-type')! };
    const sent = await manager.call('POST', `${BASE}/importExcel`, Buffer.from(await request.arrayBuffer()), type);
    expect(sent.body).toMatchObject({ success: true, code: 201, message: '共2行，成功1行，失败1行' });
    const { raw } = await manager.get(`${BASE}/exportXls`, { deployId: 'd-9' });
    const out = read(raw.rawPayload);
    const lines = utils.sheet_to_json<string[]>(out.Sheets[out.SheetNames[0]!]!, { header: 1, raw: false, defval: '' });
    expect(lines.slice(2)).toEqual([heads, rows[0]]);
  });
});

describe('online forms within processes', () => {
  const BASE = '/flowable/onlCgformHead';

  test('include fields and components', async () => {
    const { result } = (await declarer.get<FlowFormView>(`${BASE}/queryByFormId/${headId}`)).body;
    expect(result).toMatchObject({ head: { tableName: 'leave', deployId: null, subTableStr: 'leave_day' } });
    expect(result!.fieldList.map(({ dbFieldName }) => dbFieldName)).toEqual(['reason', 'no']);
    expect(result!.formData[0]).toEqual({
      field: 'reason',
      label: '事由',
      view: 'text',
      value: '事假',
      rules: [
        { required: true, message: '事由不能为空' },
        { maxLength: 10, message: '事由不能超过10个字符' },
      ],
    });
    const items = (await declarer.get<FlowFormItems>(`${BASE}/getFormItem/${headId}`)).body.result!;
    expect(items.subTable).toMatchObject([{ tableName: 'leave_day', columns: [{ field: 'day', view: 'date' }] }]);
    expect((await declarer.get(`${BASE}/queryByFormId/nowhere`)).body).toMatchObject({ success: false, field: 'id' });
  });

  test('store records in one transaction and list them', async () => {
    const save = (dataList: object[]) => declarer.post<string[]>(`${BASE}/save`, { formId: headId, dataList });
    const refused = await save([
      { reason: '年假', no: '1' },
      { reason: '', no: '2' },
    ]);
    expect(refused.body).toMatchObject({ success: false, field: 'dataList/1/reason' });
    expect(
      (
        await save([
          { reason: 'a', no: '1' },
          { reason: 'b', no: '1' },
        ])
      ).body,
    ).toMatchObject({ success: false });
    const { result: ids } = (await save([{ reason: '年假', no: '1', leave_day: [{ day: '2026-12-01' }] }])).body;
    expect(ids).toHaveLength(1);
    const listed = (await declarer.get<Page<{ id: string }>>(`${BASE}/getData/leave`)).body.result!;
    expect(listed).toMatchObject({ total: 1, records: [{ id: ids![0], no: '1', leave_day: [{ day: '2026-12-01' }] }] });
    expect((await declarer.get(`${BASE}/getColumns/leave`)).body).toMatchObject({
      result: { currentTableName: 'leave' },
    });
  });

  test('binding to a deployment changes nothing else', async () => {
    expect((await declarer.put(`${BASE}/edit`, { id: headId, deployId: 'd-3' })).status).toBe(403);
    await manager.put(`${BASE}/edit`, { id: headId, deployId: 'd-3', tableTxt: '别的名称' });
    const { result } = (await manager.get<Page<FlowOnlForm>>(`${BASE}/list`, { deployId: 'd-3' })).body;
    expect(result!.records).toMatchObject([{ id: headId, tableTxt: '请假单', tableVersion: 1, deployId: 'd-3' }]);
  });

  test('external users can only fill in published forms', async () => {
    const supplier = await server.as('supplier', { tenant: 1 });
    const expert = await server.as('expert', { tenant: 1 });
    const save = (caller: TestCaller) =>
      caller.post(`${BASE}/save`, { formId: headId, dataList: [{ reason: '病假', no: '7' }] });
    const publish = (publishedTo: string | null) =>
      manager.put('/online/cgform/api/editAll', {
        head: { id: headId, tableTxt: '请假单', publishedTo },
        fields: [],
      });
    const calls = [
      `${BASE}/queryByFormId/${headId}`,
      `${BASE}/getFormItem/${headId}`,
      `${BASE}/getColumns/leave`,
      `${BASE}/getData/leave`,
      '/online/cgform/api/getFormItem/leave',
      '/online/cgform/api/getColumns/leave',
    ];
    const formsOf = async (caller: TestCaller) =>
      (await caller.get<Page<FlowOnlForm>>(`${BASE}/list`, { pageSize: 100 })).body.result!.records.map(({ id }) => id);
    const before = await server.db.orm.select().from(onlineFormData);
    expect((await save(supplier)).body).toMatchObject({ success: false, field: 'formId', message: '未找到对应数据' });
    for (const path of calls) expect((await supplier.get(path)).body).toMatchObject({ success: false });
    expect(await formsOf(supplier)).toEqual([]);
    expect(await server.db.orm.select().from(onlineFormData)).toEqual(before);

    expect((await publish('everybody')).body).toMatchObject({ success: false, field: 'head/publishedTo' });
    expect((await publish('supplier')).body.success).toBe(true);
    for (const path of calls) expect((await supplier.get(path)).body).toMatchObject({ success: true });
    expect(await formsOf(supplier)).toEqual([headId]);
    expect((await save(supplier)).body.success).toBe(true);
    expect((await save(expert)).body).toMatchObject({ success: false, field: 'formId' });
    expect(await formsOf(expert)).toEqual([]);
    expect((await publish(null)).body.success).toBe(true);
    expect((await save(supplier)).body.success).toBe(false);
  });
});
