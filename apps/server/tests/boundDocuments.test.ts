import {
  writeBpmn,
  type ContractInfo,
  type DocumentProcess,
  type FlowTask,
  type NodeListener,
  type ProcDef,
  type ProcessDefinition,
  type SysCustomForm,
} from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  contractChangeExecutor,
  contractInfo,
  documentStep,
  flowDefinition,
  flowInstance,
  incrementDetail,
  newId,
  purchaseIncrement,
  purchaseInfo,
  purchasePlan,
  purchasePlanDetail,
  sysCustomForm,
  sysDepart,
  sysUser,
  tenderDetail,
} from '../src/platform/db';
import { makeContract } from './support/orderRecords';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const BASE = '/contract/contractInfo';
const FILE = JSON.stringify([{ name: 'x.pdf', url: 'contract/x.pdf' }]);

let server: TestServer;
let admin: TestCaller;
let manager: TestCaller;
let approver: TestCaller;
let purchaser: TestCaller;
let declarer: TestCaller;
let foreign: TestCaller;
let supplierId: string;
let departId: string;
let formId: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin', { tenant: 1 });
  manager = await server.as('manager', { tenant: 1 });
  approver = await server.as('approver', { tenant: 1 });
  purchaser = await server.as('purchaser', { tenant: 1 });
  declarer = await server.as('declarer', { tenant: 1 });
  foreign = await server.as('jb_manager', { tenant: 2 });
  const { orm } = server.db;
  const [supplier] = await orm.select().from(sysUser).where(eq(sysUser.username, 'supplier'));
  supplierId = supplier!.supplierId!;
  const [depart] = await orm.select().from(sysDepart).where(eq(sysDepart.tenantId, 1)).limit(1);
  departId = depart!.id;
  await orm.update(sysUser).set({ departIds: departId }).where(eq(sysUser.username, 'approver'));
  // Grants are those of the demo: the manager may decide, too.
  approver = await server.as('approver', { tenant: 1 });
  await orm.delete(sysCustomForm);
  const form = { businessName: '采购合同', businessService: 'contract' };
  formId = (await admin.post<SysCustomForm>('/flowable/sysCustomForm/add', form)).body.result!.id;
});
afterAll(() => server.close());

const userTask = (id: string, name: string, candidateGroups: string[], listeners: NodeListener[] = []) => ({
  id,
  name,
  type: 'userTask' as const,
  people: { dataType: 'fixed' as const, candidateUsers: [], candidateGroups },
  listeners,
});
const flow = (from: string, to: string, condition?: string) => ({
  id: `${from}-${to}`,
  name: '',
  from,
  to,
  ...(condition && { condition }),
});
/** The approver of the department, and the manager for more than 50,000 yuan. */
const approval = (key: string, listeners: NodeListener[] = []): ProcessDefinition => ({
  key,
  name: '合同审批',
  nodes: [
    { id: 'start', name: '', type: 'start' },
    userTask('depart', '部门审批', ['leader:${departmentId}'], listeners),
    { id: 'way', name: '', type: 'exclusive', defaultFlow: 'way-end' },
    userTask('boss', '经理审批', ['manager']),
    { id: 'end', name: '', type: 'end' },
  ],
  flows: [
    flow('start', 'depart'),
    flow('depart', 'way'),
    flow('way', 'boss', '${amount > 50000}'),
    flow('way', 'end'),
    flow('boss', 'end'),
  ],
});

async function bind(definition: ProcessDefinition): Promise<ProcDef> {
  const { body } = await admin.post<ProcDef>('/flowable/definition/save', { xml: await writeBpmn(definition) });
  if (!body.result) throw new Error(body.message);
  await bindTo(body.result.deploymentId);
  return body.result;
}
async function bindTo(deployId: string | null): Promise<void> {
  const { body } = await admin.post('/flowable/sysCustomForm/updateCustom', { id: formId, deployId });
  if (!body.success) throw new Error(body.message);
}

/** A complete draft of the purchaser. */
async function draft(amount: string): Promise<string> {
  const id = newId();
  const members = {
    status: '0',
    departId,
    departName: '设备部',
    buyType: '2',
    executorUserId: purchaser.userId,
    contactsName: '王工',
    contactsPhone: '13800000001',
    contractUrl: FILE,
    contractPrice: amount,
  };
  await makeContract(server, { id, supplierId, members, lines: [{ count: '1' }] });
  return id;
}
const call = async (who: TestCaller, action: string, id: string, words: object = {}) =>
  (await who.post<ContractInfo>(`${BASE}/${action}`, { id, ...words })).body;
const statusOf = async (id: string) =>
  (await server.db.orm.select().from(contractInfo).where(eq(contractInfo.id, id)))[0]!.status;
const processOf = async (id: string) =>
  (await server.db.orm.select().from(flowInstance).where(eq(flowInstance.businessKey, id)))[0]!;
const stepsOf = async (id: string) =>
  (
    await server.db.orm.select().from(documentStep).where(eq(documentStep.documentId, id)).orderBy(documentStep.seq)
  ).map(({ action, operator, remark, toStatus }) => [action, operator, remark, toStatus]);
const view = async (who: TestCaller, id: string) =>
  (await who.get<ContractInfo>(`${BASE}/queryById`, { id })).body.result!;
async function taskOf(who: TestCaller, id: string, list = 'claimList'): Promise<FlowTask> {
  const { body } = await who.get<{ records: FlowTask[] }>(`/flowable/task/${list}`, { pageSize: '100' });
  const task = body.result!.records.find(({ businessKey }) => businessKey === id);
  if (!task) throw new Error(`no task of ${id}`);
  return task;
}
async function claimed(who: TestCaller, id: string): Promise<string> {
  const { taskId } = await taskOf(who, id);
  await who.post('/flowable/task/claim', { taskId });
  return taskId!;
}

beforeEach(() => bind(approval('contract')));

test('starts the process with the variables of the document, and asks its people', async () => {
  const id = await draft('60000.5');
  expect(await call(purchaser, 'submit', id)).toMatchObject({ success: true, result: { status: '1' } });
  const process = await processOf(id);
  expect(process).toMatchObject({
    status: 'running',
    businessService: 'contract',
    initiator: 'purchaser',
    variables: { amount: 60000.5, department: '设备部', departmentId: departId, buyType: '2', INITIATOR: 'purchaser' },
  });
  expect((await view(approver, id)).actions).toEqual(['approve', 'reject']);
  expect((await view(purchaser, id)).actions).toEqual(['withdraw']);
  expect((await view(manager, id)).actions).toEqual([]);
  const { body } = await purchaser.get<DocumentProcess>('/document/process', { service: 'contract', id });
  expect(body.result).toMatchObject({
    procInsId: process.id,
    status: 'running',
    tasks: [{ name: '部门审批', isMine: false, people: expect.stringContaining('') }],
  });
  expect(await stepsOf(id)).toMatchObject([
    ['submit', 'purchaser', null, '1'],
    ['flowStart', 'purchaser', expect.stringContaining('合同审批'), '1'],
  ]);
});

test('refuses approvers by role who have no task, and names who has it', async () => {
  const id = await draft('60000');
  await call(purchaser, 'submit', id);
  const refused = await call(manager, 'approve', id, { opinion: '同意' });
  expect(refused).toMatchObject({ success: false, code: 510, message: expect.stringContaining('部门审批') });
  expect(await call(admin, 'reject', id, { opinion: '不同意' })).toMatchObject({ success: false, code: 510 });
  expect(await statusOf(id)).toBe('1');
});

test('is approved by the last task, from either face', async () => {
  const id = await draft('60000');
  await call(purchaser, 'submit', id);
  expect(await call(approver, 'approve', id, { opinion: '价格合理' })).toMatchObject({
    success: true,
    result: { status: '1', actions: [] },
  });
  expect((await view(manager, id)).actions).toEqual(['approve', 'reject']);
  const taskId = await claimed(manager, id);
  const done = await manager.post('/flowable/task/complete', { taskId, comment: '同意', values: { amount: 1 } });
  expect(done.body).toMatchObject({ success: true });
  expect(await processOf(id)).toMatchObject({ status: 'finished', variables: { amount: 60000 } });
  const [stored] = await server.db.orm.select().from(contractInfo).where(eq(contractInfo.id, id));
  expect(stored).toMatchObject({ status: '3', approveOpinion: '同意' });
  expect((await stepsOf(id)).slice(2)).toEqual([
    ['flowComplete', 'approver', '部门审批\n价格合理', '1'],
    ['approve', 'manager', '经理审批\n同意', '3'],
  ]);
});

test('needs one approval below the limit', async () => {
  const id = await draft('50000');
  await call(purchaser, 'submit', id);
  expect(await call(approver, 'approve', id)).toMatchObject({ success: true, result: { status: '3' } });
  expect(await processOf(id)).toMatchObject({ status: 'finished' });
});

test('is rejected by any task, with its reason', async () => {
  const id = await draft('60000');
  await call(purchaser, 'submit', id);
  await call(approver, 'approve', id);
  const taskId = await claimed(manager, id);
  expect((await manager.post('/flowable/task/reject', { taskId })).body).toMatchObject({ field: 'comment' });
  expect((await manager.post('/flowable/task/reject', { taskId, comment: '超预算' })).body.success).toBe(true);
  const [stored] = await server.db.orm.select().from(contractInfo).where(eq(contractInfo.id, id));
  expect(stored).toMatchObject({ status: '2', rejectReason: '超预算' });
  expect(await processOf(id)).toMatchObject({ status: 'rejected' });
  // The next submission starts another process.
  expect(await call(purchaser, 'submit', id)).toMatchObject({ success: true });
  expect(await call(approver, 'reject', id)).toMatchObject({ success: false, field: 'opinion' });
  expect(await call(approver, 'reject', id, { opinion: '附件不全' })).toMatchObject({ result: { status: '2' } });
});

test('is withdrawn by its declarer, and by the recall of its process', async () => {
  const id = await draft('60000');
  await call(purchaser, 'submit', id);
  expect(await call(manager, 'withdraw', id)).toMatchObject({ success: false, code: 510 });
  expect(await call(purchaser, 'withdraw', id)).toMatchObject({ success: true, result: { status: '0' } });
  expect(await processOf(id)).toMatchObject({ status: 'recalled' });
  await call(purchaser, 'submit', id);
  const [running] = await server.db.orm
    .select()
    .from(flowInstance)
    .where(and(eq(flowInstance.businessKey, id), eq(flowInstance.status, 'running')));
  await purchaser.post('/flowable/task/revokeProcess', { instanceId: running!.id });
  expect(await statusOf(id)).toBe('0');
  await call(purchaser, 'submit', id);
  await call(approver, 'approve', id);
  expect(await call(purchaser, 'withdraw', id)).toMatchObject({
    success: false,
    message: expect.stringContaining('撤回'),
  });
});

test('is rejected when an administrator stops or deletes its process', async () => {
  for (const [path, reason] of [
    ['/flowable/task/stopProcess', 'comment'],
    ['/flowable/instance/delete', 'deleteReason'],
  ] as const) {
    const id = await draft('60000');
    await call(purchaser, 'submit', id);
    const input = { instanceId: (await processOf(id)).id, [reason]: '重复' };
    const method = path.endsWith('delete') ? 'DELETE' : 'POST';
    const { body } = method === 'DELETE' ? await admin.call('DELETE', path, input) : await admin.post(path, input);
    expect(body).toMatchObject({ success: true });
    const [stored] = await server.db.orm.select().from(contractInfo).where(eq(contractInfo.id, id));
    expect(stored).toMatchObject({ status: '2', rejectReason: '重复' });
  }
});

test('starts by the call of the process, which submits the document', async () => {
  const id = await draft('60000');
  const path = `/flowable/definition/startByDataId/${id}/contract`;
  expect((await approver.post(path, {})).status).toBe(403);
  expect((await foreign.post(path, {})).body).toMatchObject({ success: false });
  const { body } = await purchaser.post<{ procInsId: string }>(path, { amount: 1, note: 'x' });
  expect(body).toMatchObject({ success: true, result: { procInsId: (await processOf(id)).id } });
  expect(await processOf(id)).toMatchObject({ variables: { amount: 60000, note: 'x' } });
  expect(await statusOf(id)).toBe('1');
  expect((await purchaser.post(path, {})).body.success).toBe(false);
});

test('hides documents and processes of other tenants', async () => {
  const id = await draft('60000');
  await call(purchaser, 'submit', id);
  expect(await call(foreign, 'approve', id)).toMatchObject({ success: false });
  const seen = await foreign.get('/document/process', { service: 'contract', id });
  expect(seen.body).toMatchObject({ success: false, field: 'id' });
});

test('runs what listeners call', async () => {
  const listeners: NodeListener[] = [
    { event: 'complete', handler: 'callBusiness', params: { action: 'note', text: '法务已备案' } },
    { event: 'complete', handler: 'callBusiness', params: { action: 'approve', text: '先行生效' } },
  ];
  await bind(approval('listened', listeners));
  const id = await draft('60000');
  await call(purchaser, 'submit', id);
  expect(await call(approver, 'approve', id, { opinion: '同意' })).toMatchObject({ result: { status: '3' } });
  expect(await processOf(id)).toMatchObject({ status: 'running' });
  expect((await stepsOf(id)).map(([action]) => action)).toEqual([
    'submit',
    'flowStart',
    'flowComplete',
    'flowNote',
    'approve',
  ]);
  const bad = approval('bad', [{ event: 'complete', handler: 'callBusiness', params: { action: 'burn' } }]);
  const { body } = await admin.post('/flowable/definition/save', { xml: await writeBpmn(bad) });
  expect(body).toMatchObject({ success: false, field: 'xml', message: expect.stringContaining('部门审批') });
});

test('keeps the version of running processes, and leaves documents to roles once it is unbound', async () => {
  const first = await draft('40000');
  await call(purchaser, 'submit', first);
  const latest = await bind(approval('contract'));
  const second = await draft('40000');
  await call(purchaser, 'submit', second);
  expect((await processOf(second)).definitionVersion).toBe(latest.version);
  expect((await processOf(first)).definitionVersion).toBe(latest.version - 1);
  await bindTo(null);
  const third = await draft('60000');
  await call(purchaser, 'submit', third);
  expect(await call(approver, 'approve', third)).toMatchObject({ result: { status: '3' } });
  expect(await call(approver, 'approve', first)).toMatchObject({ result: { status: '3' } });
  expect(await processOf(first)).toMatchObject({ status: 'finished' });
});

test('refuses a suspended definition, and leaves the draft as it is', async () => {
  const { deploymentId } = await bind(approval('suspended'));
  await admin.post(`/flowable/definition/updateState?state=2&deployId=${deploymentId}`, {});
  await server.db.orm
    .update(flowDefinition)
    .set({ suspensionState: '2' })
    .where(eq(flowDefinition.deploymentId, deploymentId));
  const id = await draft('60000');
  expect(await call(purchaser, 'submit', id)).toMatchObject({
    success: false,
    message: expect.stringContaining('挂起'),
  });
  expect(await statusOf(id)).toBe('0');
  const { body } = await admin.call('DELETE', '/flowable/definition/delete', { deployId: deploymentId });
  expect(body).toMatchObject({ success: false, field: 'deployId' });
});

test('takes one of two decisions at once', async () => {
  const id = await draft('40000');
  await call(purchaser, 'submit', id);
  const taskId = await claimed(approver, id);
  const answers = await Promise.all([
    call(approver, 'approve', id),
    approver.post('/flowable/task/complete', { taskId }).then(({ body }) => body),
    call(approver, 'reject', id, { opinion: '不同意' }),
    approver.post('/flowable/task/reject', { taskId, comment: '不同意' }).then(({ body }) => body),
    call(purchaser, 'withdraw', id),
  ]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect((await stepsOf(id)).filter(([action]) => action === 'approve' || action === 'reject')).toHaveLength(1);
});

/** Documents of the other kinds, ready to be submitted; executor changes are submitted as they are added. */
const KINDS = {
  plan: { base: '/purchase/purchasePlan', table: purchasePlan, by: () => declarer, states: ['1', '2', '6', '0'] },
  project: { base: '/purchase/purchaseInfo', table: purchaseInfo, by: () => purchaser, states: ['1', '3', '2', '0'] },
  increment: {
    base: '/purchase/purchaseIncrement',
    table: purchaseIncrement,
    by: () => purchaser,
    // The process may be recalled, the increment cannot be withdrawn.
    states: ['1', '2', '3', '3'],
  },
  executorChange: {
    base: '/contract/changeExecutor',
    table: contractChangeExecutor,
    by: () => purchaser,
    states: ['0', '1', '2', '2'],
  },
} as const;
type OtherKind = keyof typeof KINDS;

const STAMPS = { createTime: '2026-01-01 00:00:00', updateTime: '2026-01-01 00:00:00', tenantId: 1 };

async function submitted(kind: OtherKind): Promise<string> {
  const { orm } = server.db;
  const id = newId();
  const common = { ...STAMPS, id, departName: '设备部', departId };
  if (kind === 'plan') {
    const people = { applyUserId: declarer.userId, orgConsignee: '王工', orgConsigneeTel: '13800000001' };
    const head = { planNo: id, planName: '轴承备件', demandOrgName: '锐衡泵业有限公司', status: '0' };
    await orm.insert(purchasePlan).values({ ...common, ...people, ...head });
    const line = { materialName: '轴承', unit: '套', counts: '3', estimatedPrice: '20000.1', demandTime: '2027-01-01' };
    await orm.insert(purchasePlanDetail).values({ id: newId(), planId: id, ...line, tenantId: 1 });
  }
  if (kind === 'project') {
    await orm.insert(purchaseInfo).values({
      ...common,
      proNo: id,
      proName: '轴承采购',
      orgCode: 'A01',
      demandOrgName: '锐衡泵业有限公司',
      buyType: '2',
      contractType: '1',
      applyUserId: purchaser.userId,
      contactName: '王工',
      contactPhone: '13800000001',
      payType: '1',
      priceType: '1',
      proStartTime: '2099-01-01 00:00:00',
      proEndTime: '2099-02-01 00:00:00',
      budgetTotalPrice: '60000.3',
      status: '0',
    });
    const line = { materialName: '轴承', unit: '套', actualCounts: '2', estimatedPrice: '10' };
    await orm.insert(tenderDetail).values({ id: newId(), purchaseInfoId: id, ...line, tenantId: 1 });
  }
  if (kind === 'increment') {
    const contractId = newId();
    const members = { contractType: '2', departId, contractPrice: '900000' };
    await makeContract(server, { id: contractId, supplierId, members, lines: [{ count: '1000' }] });
    await orm.insert(purchaseIncrement).values({
      ...STAMPS,
      id,
      incrementNo: id,
      contractId,
      supplierId,
      supplierName: 'x',
      departId,
      applyUserId: purchaser.userId,
      reason: '检修',
      totalPrice: '60000.3',
      status: '0',
    });
    const line = { contractDetailId: `${contractId}-line-1`, materialName: '轴承', counts: '2', price: '10' };
    await orm.insert(incrementDetail).values({ id: newId(), incrementId: id, ...line, tenantId: 1 });
  }
  if (kind === 'executorChange') {
    const contractId = newId();
    const members = { departId, departName: '设备部', executorUserId: purchaser.userId, contractPrice: '60000.3' };
    await makeContract(server, { id: contractId, supplierId, members });
    const input = { contractId, newUserId: manager.userId, reason: '岗位调整' };
    const { body } = await purchaser.post<{ id: string }>('/contract/changeExecutor/add', input);
    if (!body.result) throw new Error(body.message);
    return body.result.id;
  }
  const { body } = await KINDS[kind].by().post(`${KINDS[kind].base}/submit`, { id });
  if (!body.success) throw new Error(body.message);
  return id;
}

describe.each(Object.keys(KINDS) as OtherKind[])('a bound %s', (kind) => {
  const { base, table, by, states } = KINDS[kind];
  const [inApproval, approved, rejected, withdrawn] = states;
  const stateOf = async (id: string) =>
    (await server.db.orm.select({ status: table.status }).from(table).where(eq(table.id, id)))[0]!.status;
  const decide = async (who: TestCaller, action: string, id: string, opinion?: string) =>
    (await who.post(`${base}/${action}`, { id, opinion })).body;
  beforeAll(async () => {
    const { deploymentId } = await bind(approval(kind));
    const form = { businessName: kind, businessService: kind, deployId: deploymentId };
    const { body } = await admin.post('/flowable/sysCustomForm/add', form);
    if (!body.success) throw new Error(body.message);
  });

  test('is approved by the end of its process', async () => {
    const id = await submitted(kind);
    expect(await processOf(id)).toMatchObject({
      businessService: kind,
      definitionKey: kind,
      variables: { amount: 60000.3, departmentId: departId },
    });
    expect(await stateOf(id)).toBe(inApproval);
    expect(await decide(manager, 'approve', id)).toMatchObject({ success: false });
    expect(await decide(approver, 'approve', id)).toMatchObject({ success: true });
    expect(await stateOf(id)).toBe(inApproval);
    const taskId = await claimed(manager, id);
    expect((await manager.post('/flowable/task/complete', { taskId })).body).toMatchObject({ success: true });
    expect(await stateOf(id)).toBe(approved);
    expect(await processOf(id)).toMatchObject({ status: 'finished' });
  });

  test('is rejected by a task, and by a stop', async () => {
    const id = await submitted(kind);
    expect(await decide(approver, 'reject', id)).toMatchObject({ field: 'opinion' });
    expect(await decide(approver, 'reject', id, '不需要')).toMatchObject({ success: true });
    expect(await stateOf(id)).toBe(rejected);
    expect(await processOf(id)).toMatchObject({ status: 'rejected' });
    const other = await submitted(kind);
    await admin.post('/flowable/task/stopProcess', { instanceId: (await processOf(other)).id });
    expect(await stateOf(other)).toBe(rejected);
  });

  test('follows the recall of its process', async () => {
    const id = await submitted(kind);
    const instanceId = (await processOf(id)).id;
    expect((await by().post('/flowable/task/revokeProcess', { instanceId })).body).toMatchObject({ success: true });
    expect(await stateOf(id)).toBe(withdrawn);
  });
});

test('ends the process of a project that is terminated, and of an executor change that is deleted', async () => {
  const project = await submitted('project');
  const cancelled = await manager.post('/purchase/purchaseInfo/cancel', { id: project, reason: '取消' });
  expect(cancelled.body).toMatchObject({ success: true });
  expect(await processOf(project)).toMatchObject({ status: 'stopped' });
  const change = await submitted('executorChange');
  const edited = await purchaser.put('/contract/changeExecutor/edit', { id: change, reason: '另一原因' });
  expect(edited.body).toMatchObject({ success: false });
  const gone = await purchaser.call('DELETE', '/contract/changeExecutor/delete', { id: change });
  expect(gone.body).toMatchObject({ success: true });
  expect(await processOf(change)).toMatchObject({ status: 'stopped' });
});
