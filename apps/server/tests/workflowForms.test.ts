import {
  writeBpmn,
  type EventNode,
  type FieldRight,
  type FlowFormData,
  type FlowRecord,
  type FlowTask,
  type FormColumns,
  type FormHead,
  type FormRecord,
  type ProcDef,
  type ProcessDefinition,
} from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flowInstance, onlineFormData } from '../src/platform/db';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const DATA = '/online/cgform/api';

let server: TestServer;
let admin: TestCaller;
let manager: TestCaller;
let declarer: TestCaller;
let approver: TestCaller;
let purchaser: TestCaller;
let foreign: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin', { tenant: 1 });
  manager = await server.as('manager', { tenant: 1 });
  declarer = await server.as('declarer', { tenant: 1 });
  approver = await server.as('approver', { tenant: 1 });
  purchaser = await server.as('purchaser', { tenant: 1 });
  foreign = await server.as('jb_manager', { tenant: 2 });
});
afterAll(() => server.close());

const item = (id: string, compType: string, label: string, more: object = {}) => ({ id, compType, label, ...more });

async function addForm(formName: string, list: object[]): Promise<string> {
  const formContent = JSON.stringify({ list, config: {} });
  return (await manager.post<{ id: string }>('/flowable/form/add', { formName, formContent })).body.result!.id;
}

const designed = () =>
  addForm('出差申请', [
    item('reason', 'input', '事由', { required: true }),
    item('days', 'inputNumber', '天数'),
    item('rate', 'inputNumber', '标准'),
    item('cost', 'inputNumber', '费用', { logic: { value: 'days * rate' } }),
    item('grade', 'input', '职级'),
    item('raise', 'input', '超标说明', { logic: { visible: 'rate > 500' } }),
    item('opinion', 'textarea', '意见'),
  ]);

async function online(): Promise<string> {
  const fields = [
    { dbFieldName: 'reason', dbFieldTxt: '事由', fieldMustInput: '1' },
    { dbFieldName: 'days', dbFieldTxt: '天数', dbType: 'int' },
    { dbFieldName: 'rate', dbFieldTxt: '标准', dbType: 'int' },
    { dbFieldName: 'cost', dbFieldTxt: '费用', dbType: 'int' },
    { dbFieldName: 'grade', dbFieldTxt: '职级' },
    { dbFieldName: 'raise', dbFieldTxt: '超标说明' },
    { dbFieldName: 'opinion', dbFieldTxt: '意见', fieldShowType: 'textarea' },
    { dbFieldName: 'inner', dbFieldTxt: '内部', isShowForm: '0' },
  ];
  const head = { tableName: 'trip', tableTxt: '出差申请', tableType: '1' };
  await manager.post(`${DATA}/addAll`, { head, fields, indexs: [] });
  const { body } = await manager.get<{ records: FormHead[] }>('/online/cgform/head/list', { tableName: 'trip' });
  return body.result!.records[0]!.id;
}

const rights = (given: Readonly<Record<string, FieldRight['right']>>): FieldRight[] =>
  Object.entries(given).map(([field, right]) => ({ field, right }));

const task = (id: string, assignee: string, more: object = {}) => ({
  id,
  name: id,
  type: 'userTask' as const,
  people: { dataType: 'fixed' as const, assignee, candidateUsers: [], candidateGroups: [] },
  ...more,
});
const flow = (from: string, to: string, condition?: string) => ({
  id: `${from}-${to}`,
  name: '',
  from,
  to,
  ...(condition && { condition }),
});

interface TripParts {
  nodeForm?: string;
  boss?: string;
  /** Members of the start. */
  start?: Partial<EventNode>;
}

/** A trip: the approver does not see the rate and writes an opinion; the manager decides over more than three days. */
const trip = (
  key: string,
  formKey: string,
  { nodeForm, boss = 'manager', start = {} }: TripParts = {},
): ProcessDefinition => ({
  key,
  name: '出差',
  nodes: [
    {
      id: 'start',
      name: '开始',
      type: 'start',
      formKey,
      fieldRights: rights({ days: 'required', opinion: 'hidden' }),
      ...start,
    },
    task('apply', '${INITIATOR}', { fieldRights: rights({ opinion: 'hidden' }) }),
    task('head', 'approver', {
      fieldRights: rights({ opinion: 'required', rate: 'hidden' }),
      ...(nodeForm && { formKey: nodeForm }),
    }),
    { id: 'way', name: '', type: 'exclusive', defaultFlow: 'way-end' },
    task('boss', boss),
    { id: 'end', name: '结束', type: 'end' },
  ],
  flows: [
    flow('start', 'apply'),
    flow('apply', 'head'),
    flow('head', 'way'),
    flow('way', 'boss', '${days > 3}'),
    flow('way', 'end'),
    flow('boss', 'end'),
  ],
});

async function publish(definition: ProcessDefinition): Promise<ProcDef> {
  const { body } = await admin.post<ProcDef>('/flowable/definition/save', { xml: await writeBpmn(definition) });
  if (!body.success) throw new Error(body.message);
  return body.result!;
}
const startWith = async (key: string, variables: object) =>
  (await declarer.post<{ procInsId: string }>(`/flowable/definition/startByProcDefKey/${key}`, variables)).body;
async function todo(who: TestCaller, procInsId: string): Promise<FlowTask> {
  const { body } = await who.get<{ records: FlowTask[] }>('/flowable/task/todoListNew', { pageSize: '100' });
  return body.result!.records.find((row) => row.procInsId === procInsId)!;
}
const act = async (who: TestCaller, action: string, input: object) =>
  (await who.post(`/flowable/task/${action}`, input)).body;
const recordOf = async (who: TestCaller, query: Record<string, string>) =>
  (await who.get<FlowRecord>('/flowable/task/flowRecord', query)).body;
const storedOf = async (procInsId: string) => {
  const [instance] = await server.db.orm.select().from(flowInstance).where(eq(flowInstance.id, procInsId));
  const [row] = await server.db.orm.select().from(onlineFormData).where(eq(onlineFormData.id, instance!.businessKey!));
  return { instance: instance!, values: row!.values };
};

const FILLED = { reason: '巡检', days: 5, rate: 900, cost: 4500, grade: 'P7', raise: '旺季' };

describe.each([
  ['designed', 'form', designed],
  ['online', 'online', online],
] as const)('a process with a %s form', (name, kind, make) => {
  let formId: string;
  let definition: ProcDef;
  const key = `trip-${name}`;
  beforeAll(async () => {
    formId = await make();
    definition = await publish(trip(key, formId));
  });
  const started = async (values: object = FILLED) => (await startWith(key, values)).result!.procInsId;

  test('names its main form, and shows it to who starts a process', async () => {
    expect(definition).toMatchObject({ formId, formName: '出差申请' });
    const { body } = await declarer.get<FlowFormData>(`/flowable/definition/startForm/${definition.id}`);
    expect(body.result).toMatchObject({ formId, rights: { days: 'required', reason: 'editable' } });
    expect(body.result!.rights).not.toHaveProperty('opinion');
    expect(body.result!.formContent).not.toContain('opinion');
    expect((await foreign.get(`/flowable/definition/startForm/${definition.id}`)).body.success).toBe(false);
  });

  test('stores the form as a record when it starts, and refuses what is missing', async () => {
    expect(await startWith(key, { ...FILLED, days: null })).toMatchObject({ field: 'days', message: '天数不能为空' });
    expect(await startWith(key, { ...FILLED, reason: '' })).toMatchObject({ field: 'reason' });
    const id = await started({ ...FILLED, opinion: '自己写', inner: 'x', other: 1 });
    const { instance, values } = await storedOf(id);
    expect(values).toMatchObject({ reason: '巡检', days: 5, cost: 4500, opinion: expect.not.stringContaining('自己') });
    expect(instance).toMatchObject({ businessKind: kind, businessService: formId });
    expect(instance.variables).toMatchObject({ days: 5, reason: '巡检', other: 1 });
    const { body } = await manager.get<{ records: FormRecord[] }>(`${DATA}/getData/${formId}`);
    expect(body.result!.records.map((row) => row.id)).toContain(instance.businessKey);
  });

  test('shows the fields of a step, and never those that it hides', async () => {
    const id = await started();
    const { taskId } = await todo(approver, id);
    const { result } = await recordOf(approver, { procInsId: id });
    expect(result!.formData).toMatchObject({
      formId,
      rights: { reason: 'readonly', opinion: 'required' },
      values: { reason: '巡检', days: 5, cost: 4500, raise: '旺季' },
    });
    expect(result!.formData.values).not.toHaveProperty('rate');
    expect(JSON.stringify(result)).not.toMatch(/\b900\b|"rate"/);
    const { body } = await approver.get(`/flowable/task/processVariables/${taskId}`);
    expect(body.result).toMatchObject({ days: 5 });
    expect(JSON.stringify(body.result)).not.toMatch(/\b900\b|#records/);
    expect((await recordOf(declarer, { procInsId: id })).result!.formData).toMatchObject({
      rights: { rate: 'readonly', reason: 'readonly' },
      values: { rate: 900 },
    });
    expect((await recordOf(foreign, { procInsId: id })).success).toBe(false);
    expect((await recordOf(purchaser, { procInsId: id })).success).toBe(false);
  });

  test('shows receivers of a copy what no step hides', async () => {
    const id = await started();
    await act(approver, 'copy', { taskId: (await todo(approver, id)).taskId, users: ['purchaser'] });
    const { result } = await recordOf(purchaser, { procInsId: id });
    expect(Object.keys(result!.formData.values)).toEqual(expect.arrayContaining(['reason', 'days']));
    expect(JSON.stringify(result!.formData)).not.toMatch(/\b900\b|"rate"|opinion/);
  });

  test('stores what a step may change, and refuses what it must fill in', async () => {
    const id = await started();
    const { taskId } = await todo(approver, id);
    expect(await act(approver, 'complete', { taskId })).toMatchObject({ field: 'opinion', message: '意见不能为空' });
    expect(await act(manager, 'complete', { taskId, values: { opinion: '越权' } })).toMatchObject({
      message: '您不是该任务的处理人',
    });
    const values = { opinion: '同意', days: 1, rate: 1, reason: '改写', extra: 'x', '#records': { [formId]: 'x' } };
    expect(await act(approver, 'complete', { taskId, values })).toMatchObject({ success: true });
    const { instance, values: stored } = await storedOf(id);
    expect(stored).toMatchObject({ ...FILLED, opinion: '同意' });
    expect(instance.variables).toMatchObject({ days: 5, rate: 900, opinion: '同意', extra: 'x' });
    expect(instance.variables).not.toHaveProperty('#records');
    // More than three days, as a number.
    expect(await todo(manager, id)).toMatchObject({ taskName: 'boss' });
  });

  test('refuses a missing field in a batch, too', async () => {
    const id = await started({ ...FILLED, days: 2 });
    const { taskId } = await todo(approver, id);
    const { body } = await approver.post('/flowable/task/completeBatch', { taskIds: [taskId] });
    expect(body.result).toMatchObject({ completed: [], refused: [{ taskId, message: '意见不能为空' }] });
  });

  test('lets the initiator change the form after a return', async () => {
    const id = await started();
    const head = await todo(approver, id);
    await act(approver, 'return', { taskId: head.taskId, targetKey: 'apply', comment: '天数太多' });
    const { taskId } = await todo(declarer, id);
    const { result } = await recordOf(declarer, { taskId: taskId! });
    expect(result!.formData.rights).toMatchObject({ days: 'editable', reason: 'editable' });
    expect(await act(declarer, 'complete', { taskId, values: { reason: '' } })).toMatchObject({ field: 'reason' });
    expect(await act(declarer, 'complete', { taskId, values: { days: 2, cost: 1800 } })).toMatchObject({
      success: true,
    });
    const next = await todo(approver, id);
    expect(next).toMatchObject({ taskName: 'head' });
    await act(approver, 'complete', { taskId: next.taskId, values: { opinion: '可以' } });
    expect((await storedOf(id)).instance.status).toBe('finished');
  });

  test('keeps the form while a process needs it', async () => {
    const path = kind === 'form' ? '/flowable/form/delete' : '/online/cgform/head/delete';
    const remove = async () => (await manager.call('DELETE', path, { id: formId })).body;
    expect(await remove()).toMatchObject({ success: false, message: '表单正在被流程使用，不能删除' });
    const { body } = await manager.get<FlowFormData>(`/flowable/definition/startForm/${definition.id}`);
    expect(body.result).toMatchObject({ formId });
  });

  test('previews the way that the entered values would take', async () => {
    const id = await started({ ...FILLED, days: 2 });
    const { taskId } = await todo(approver, id);
    const preview = (values: object) => act(approver, 'nextFlowNode', { taskId, values });
    expect((await preview({ opinion: '同意', days: 9 })).result).toBeNull();
    expect((await storedOf(id)).values.opinion).not.toBe('同意');
  });

  test('keeps the record of a running process from other changes', async () => {
    const id = await started();
    const { instance } = await storedOf(id);
    const change = await declarer.call('PUT', `${DATA}/form/${formId}`, {
      ...FILLED,
      days: 99,
      id: instance.businessKey!,
    });
    expect(change.body).toMatchObject({ success: false, field: 'id', message: '记录正在审批，不能修改或删除' });
    const removal = await declarer.call('DELETE', `${DATA}/form/${formId}/${instance.businessKey}`);
    expect(removal.body).toMatchObject({ success: false, field: 'id' });
    const { body } = await declarer.get<{ records: FormRecord[] }>(`${DATA}/getData/${formId}`);
    const row = body.result!.records.find((one) => one.id === instance.businessKey)!;
    expect(row).toMatchObject({ flowStatus: 'running', procInsId: id });
    const columns = await declarer.get<FormColumns>(`${DATA}/getColumns/${formId}`);
    expect(columns.body.result).toMatchObject({ hasFlow: true });
    await act(declarer, 'stopProcess', { instanceId: id, comment: '不去了' });
    expect((await declarer.call('DELETE', `${DATA}/form/${formId}/${instance.businessKey}`)).body.success).toBe(true);
  });
});

test('fills in the form of a step beside the main form', async () => {
  const main = await designed();
  const ofNode = await addForm('主管评分', [
    item('score', 'inputNumber', '评分', { required: true }),
    item('memo', 'input', '备注'),
  ]);
  await publish(trip('trip-node', main, { nodeForm: ofNode, boss: 'purchaser' }));
  const { result } = await startWith('trip-node', FILLED);
  const id = result!.procInsId;
  const { taskId } = await todo(approver, id);
  const before = (await recordOf(approver, { taskId: taskId! })).result!;
  expect(before.taskFormData).toMatchObject({ formId: ofNode, rights: { score: 'editable', memo: 'editable' } });
  const complete = (values: object) => act(approver, 'complete', { taskId, values });
  expect(await complete({ opinion: '同意' })).toMatchObject({ field: 'score', message: '评分不能为空' });
  expect((await storedOf(id)).values.opinion).not.toBe('同意');
  expect(await complete({ opinion: '同意', score: 90, memo: '守时' })).toMatchObject({ success: true });
  expect((await storedOf(id)).instance.variables).toMatchObject({ score: 90, opinion: '同意' });
  const after = (await recordOf(approver, { taskId: taskId! })).result!;
  expect(after.taskFormData).toMatchObject({ rights: { score: 'readonly' }, values: { score: 90, memo: '守时' } });
  // Other steps have no part of it.
  expect((await recordOf(purchaser, { procInsId: id })).result).not.toHaveProperty('taskFormData');
  const boss = await todo(purchaser, id);
  const { body } = await purchaser.get(`/flowable/task/processVariables/${boss.taskId}`);
  expect(body.result).not.toHaveProperty('score');
});

test('refuses definitions whose rights name no field of their forms', async () => {
  const formId = await designed();
  const save = async (definition: ProcessDefinition) =>
    (await admin.post('/flowable/definition/save', { xml: await writeBpmn(definition) })).body;
  expect(await save(trip('trip-bad', formId, { start: { fieldRights: rights({ gone: 'hidden' }) } }))).toMatchObject({
    field: 'xml',
    message: expect.stringContaining('“开始 (start)”：表单没有该字段 gone'),
  });
  expect(await save(trip('trip-bad', 'nothing'))).toMatchObject({ message: expect.stringContaining('表单不存在') });
  const formContent = JSON.stringify({ list: [item('days', 'inputNumber', '天数')], config: {} });
  const { body } = await foreign.post<{ id: string }>('/flowable/form/add', { formName: '他人', formContent });
  expect(body.success).toBe(true);
  expect(await save(trip('trip-foreign', body.result!.id))).toMatchObject({
    message: expect.stringContaining('“开始 (start)”：表单不存在'),
  });
});
