import { writeBpmn, type FlowRecord, type NextFlowNode, type ProcDef, type ProcessDefinition } from '@gezi/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listening, testSockets } from './support/sockets';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

let server: TestServer;
let address: string;
let callers: Record<'admin' | 'manager' | 'declarer' | 'approver' | 'purchaser', TestCaller>;
let foreign: TestCaller;
let published: ProcDef;
const sockets = testSockets(() => address);

beforeAll(async () => {
  server = await startTestServer();
  address = await listening(server);
  const as = (username: string) => server.as(username, { tenant: 1 });
  callers = {
    admin: await as('admin'),
    manager: await as('manager'),
    declarer: await as('declarer'),
    approver: await as('approver'),
    purchaser: await as('purchaser'),
  };
  foreign = await server.as('jb_manager', { tenant: 2 });
  published = await publish(definition);
});
afterAll(async () => {
  sockets.closeAll();
  await server.close();
});

const userTask = (id: string, name: string, people: object) => ({
  id,
  name,
  type: 'userTask' as const,
  people: { dataType: 'fixed' as const, candidateUsers: [], candidateGroups: [], ...people },
});
const flow = (from: string, to: string) => ({ id: `${from}-${to}`, name: '', from, to });

/** The application, somebody whom its initiator chooses, and the purchasers. */
const definition: ProcessDefinition = {
  key: 'car',
  name: '用车',
  nodes: [
    { id: 'start', name: '开始', type: 'start' },
    userTask('apply', '填写申请', { assignee: '${INITIATOR}' }),
    userTask('head', '主管审批', { dataType: 'dynamic', candidateUsers: ['approver'] }),
    userTask('desk', '派车', { candidateGroups: ['purchaser'] }),
    { id: 'end', name: '结束', type: 'end' },
  ],
  flows: [flow('start', 'apply'), flow('apply', 'head'), flow('head', 'desk'), flow('desk', 'end')],
};

async function publish(process: ProcessDefinition): Promise<ProcDef> {
  const { body } = await callers.admin.post<ProcDef>('/flowable/definition/save', { xml: await writeBpmn(process) });
  return body.result!;
}
const startBody = async (input: object) =>
  (await callers.declarer.post<{ procInsId: string }>(`/flowable/definition/startByProcDefId/${published.id}`, input))
    .body;
const start = async (input: object = { nextPeople: { assignee: 'approver' } }) =>
  (await startBody(input)).result!.procInsId;
const record = async (who: TestCaller, input: Record<string, string>) =>
  (await who.get<FlowRecord>('/flowable/task/flowRecord', input)).body;
const act = async (who: TestCaller, action: string, input: object) =>
  (await who.post(`/flowable/task/${action}`, input)).body;

test('names the actions that each user may take, and the task they are for', async () => {
  const procInsId = await start();
  const actionsOf = async (name: keyof typeof callers) => (await record(callers[name], { procInsId })).result!.actions;
  const ofHolder = ['complete', 'reject', 'return', 'delegate', 'assign', 'addSign', 'copy'];
  expect(await actionsOf('declarer')).toEqual(['recall', 'stop']);
  expect(await actionsOf('approver')).toEqual(ofHolder);
  expect(await actionsOf('admin')).toEqual(['stop', 'suspend']);
  const { process } = (await record(callers.approver, { procInsId })).result!;
  expect(process).toMatchObject({ taskName: '主管审批', status: 'running', finishTime: null });
  await act(callers.approver, 'complete', { taskId: process.taskId });
  expect(await actionsOf('declarer')).toEqual(['stop']);
  expect(await actionsOf('purchaser')).toEqual(['claim']);
  const offered = (await record(callers.purchaser, { procInsId })).result!;
  expect(offered.flowList[0]).toMatchObject({ taskName: '派车', candidate: '采购员' });
  await act(callers.purchaser, 'claim', { taskId: offered.process.taskId });
  expect(await actionsOf('purchaser')).toEqual(['complete', 'unclaim', ...ofHolder.slice(1)]);
  await act(callers.purchaser, 'complete', { taskId: offered.process.taskId });
  expect(await actionsOf('declarer')).toEqual([]);
  expect((await record(callers.declarer, { procInsId })).result!.process).toMatchObject({
    status: 'finished',
    taskId: null,
    finishTime: expect.any(String),
  });
});

test('tells what happened, with comments, receivers and copies', async () => {
  const procInsId = await start();
  const { taskId } = (await record(callers.approver, { procInsId })).result!.process;
  await act(callers.approver, 'delegate', { taskId, assignee: 'manager', comment: '请先看' });
  await act(callers.manager, 'complete', { taskId, comment: '没问题', ccUsers: 'admin' });
  await act(callers.approver, 'return', { taskId, targetKey: 'apply', comment: '请补充' });
  const { history, copies } = (await record(callers.declarer, { procInsId })).result!;
  expect(history).toMatchObject([
    { type: 'start', username: 'declarer', nodeName: '开始', kind: null },
    { type: 'complete', nodeName: '填写申请', kind: '1' },
    { type: 'delegate', username: 'approver', kind: '4', comment: '请先看', receivers: expect.any(String) },
    { type: 'resolve', username: 'manager', kind: '1', comment: '没问题', duration: expect.any(String) },
    { type: 'return', username: 'approver', kind: '2', comment: '请补充', receivers: '填写申请' },
  ]);
  expect(history[2]!.receivers).not.toBe('manager');
  expect(copies).toMatchObject([{ username: 'admin', isRead: false }]);
  // Whoever opens the process has read the copy.
  expect((await record(callers.admin, { procInsId })).result!.copies).toMatchObject([{ isRead: true }]);
  expect((await record(callers.declarer, { procInsId })).result!.copies).toMatchObject([{ isRead: true }]);
  expect((await record(foreign, { procInsId })).success).toBe(false);
});

test('shows a process before it starts, and starts it with chosen people', async () => {
  const { deploymentId, id } = published;
  const shown = (await record(callers.declarer, { deployId: deploymentId })).result!;
  expect(shown).toMatchObject({
    flowList: [],
    history: [],
    actions: ['start'],
    process: { procDefName: '用车', procDefId: id, deployId: deploymentId, procInsId: null },
  });
  expect((await record(callers.declarer, { procDefId: id })).result).toEqual(shown);
  expect((await record(foreign, { procDefId: id })).success).toBe(false);

  const preview = (input: object) => callers.declarer.post<NextFlowNode>('/flowable/task/nextFlowNode', input);
  expect((await preview({ procDefId: id })).body.result).toMatchObject({
    steps: [{ name: '主管审批', people: [expect.any(String)] }],
    userTask: { id: 'head', name: '主管审批', dataType: 'dynamic' },
    userList: [{ username: 'approver' }],
  });
  expect((await preview({ procDefId: 'none' })).body).toMatchObject({ success: false, field: 'procDefId' });

  expect(await startBody({ nextPeople: { assignee: 'nobody' } })).toMatchObject({ field: 'nextPeople' });
  expect(await startBody({ nextPeople: 'manager' })).toMatchObject({ success: false, field: 'nextPeople' });
  const procInsId = await start({ nextPeople: { assignee: 'manager' }, days: 2 });
  const { process, formData } = (await record(callers.manager, { procInsId })).result!;
  expect(process).toMatchObject({ taskName: '主管审批', assigneeId: 'manager' });
  expect(formData).toMatchObject({ values: { days: 2 } });
  expect(JSON.stringify(formData)).not.toContain('nextPeople');
});

test('offers no start of a suspended definition', async () => {
  const { deploymentId: deployId } = await publish({ ...definition, key: 'suspended' });
  await callers.admin.put('/flowable/definition/updateState', { state: '2', deployId });
  expect((await record(callers.declarer, { deployId })).result).toMatchObject({
    actions: [],
    process: { isSuspended: true },
  });
});

test('sends changes to the readers of a process', async () => {
  const procInsId = await start();
  const connect = ({ userId, token }: TestCaller) =>
    sockets.connect(`/api/vxeSocket/${userId}/flow:${procInsId}`, token);
  const reader = await connect(callers.declarer);
  const news = { type: 'flow', data: { procInsId } };
  expect(JSON.parse(await reader.next())).toEqual(news);
  const { taskId } = (await record(callers.approver, { procInsId })).result!.process;
  await act(callers.approver, 'complete', { taskId });
  expect(JSON.parse(await reader.next())).toEqual(news);
  const outsider = await connect(foreign);
  expect(await outsider.closed).toBeGreaterThan(4000);
});
