import {
  flowPlanOf,
  writeBpmn,
  type FlowCc,
  type FlowRecord,
  type FlowTask,
  type ProcDef,
  type ProcessDefinition,
  type Todo,
  type FlowCategory,
} from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flowDefinition, flowHistory, flowInstance, flowTask, newId, sysUserAgent } from '../src/platform/db';
import { exportedRows } from './support/records/reachOf';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

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

const userTask = (id: string, name: string, people: Partial<ProcessDefinition['nodes'][number] & object>) => ({
  id,
  name,
  type: 'userTask' as const,
  people: { dataType: 'fixed' as const, candidateUsers: [], candidateGroups: [], ...people },
});
const flow = (from: string, to: string, condition?: string) => ({
  id: `${from}-${to}`,
  name: '',
  from,
  to,
  ...(condition && { condition }),
});

/** Leave: the application, two approvals at once, and that of the manager for more than three days. */
const leave = (key: string): ProcessDefinition => ({
  key,
  name: '请假',
  nodes: [
    { id: 'start', name: '开始', type: 'start' },
    userTask('apply', '填写申请', { assignee: '${INITIATOR}' } as object),
    { id: 'fork', name: '', type: 'parallel' },
    userTask('head', '主管审批', { assignee: 'approver' } as object),
    userTask('hr', '人事审批', { candidateGroups: ['purchaser'] } as object),
    { id: 'join', name: '', type: 'parallel' },
    { id: 'way', name: '天数', type: 'exclusive', defaultFlow: 'way-end' },
    userTask('boss', '经理审批', { assignee: 'manager' } as object),
    { id: 'end', name: '结束', type: 'end' },
  ],
  flows: [
    flow('start', 'apply'),
    flow('apply', 'fork'),
    flow('fork', 'head'),
    flow('fork', 'hr'),
    flow('head', 'join'),
    flow('hr', 'join'),
    flow('join', 'way'),
    flow('way', 'boss', '${days > 3}'),
    flow('way', 'end'),
    flow('boss', 'end'),
  ],
});

async function publish(definition: ProcessDefinition, by = admin): Promise<ProcDef> {
  const { body } = await by.post<ProcDef>('/flowable/definition/save', { xml: await writeBpmn(definition) });
  if (!body.success) throw new Error(body.message);
  return body.result!;
}
let published: ProcDef;
async function start(variables: object = {}, by = declarer): Promise<string> {
  published ??= await publish(leave('leave'));
  const path = `/flowable/definition/startByProcDefKey/leave`;
  const { body } = await by.post<{ procInsId: string }>(path, variables);
  if (!body.success) throw new Error(body.message);
  return body.result!.procInsId;
}
async function tasks(who: TestCaller, list: string, procInsId: string): Promise<FlowTask[]> {
  const { body } = await who.get<{ records: FlowTask[] }>(`/flowable/task/${list}`, { pageSize: '100' });
  if (!body.result) throw new Error(`${list}: ${body.message}`);
  return body.result.records.filter((row) => row.procInsId === procInsId);
}
const todo = async (who: TestCaller, procInsId: string): Promise<FlowTask> =>
  (await tasks(who, 'todoListNew', procInsId))[0]!;
const act = async (who: TestCaller, action: string, input: object) =>
  (await who.post(`/flowable/task/${action}`, input)).body;
/** Number of waiting tasks by page. */
const todosOf = async (who: TestCaller): Promise<Record<string, number>> => {
  const todos = (await who.get<Todo[]>('/dashboard/todos')).body.result!;
  return Object.fromEntries(
    todos.filter(({ code }) => code.startsWith('flow-')).map(({ path, count }) => [path, count]),
  );
};
const statusOf = async (id: string) => {
  const [row] = await server.db.orm.select().from(flowInstance).where(eq(flowInstance.id, id));
  return row?.status;
};

test.each([
  [{ procDefName: '请假' }, 1],
  [{ procDefName: '报销' }, 0],
  [{ title: '的请' }, 1],
  [{ title: '%' }, 0],
  [{ startUserName: 'declarer' }, 1],
  [{ category: 'none' }, 0],
])('finds tasks and processes by %j', async (filters, found) => {
  const procInsId = await start({ days: 1 });
  for (const [who, list] of [
    [approver, 'todoListNew'],
    [declarer, 'myProcessNew'],
  ] as const) {
    const { body } = await who.get<{ records: FlowTask[]; total: number }>(`/flowable/task/${list}`, {
      ...filters,
      pageSize: '100',
    });
    const { records, total } = body.result!;
    expect(records.filter((row) => row.procInsId === procInsId)).toHaveLength(found);
    expect(total).toBe(records.length);
  }
});

test('adds a drawing to a file that has none', async () => {
  const whole = await writeBpmn(leave('bare'));
  const bare = whole.replace(/<bpmndi:BPMNDiagram[\s\S]*<\/bpmndi:BPMNDiagram>/, '');
  const { body } = await admin.post<ProcDef>('/flowable/definition/save', { xml: bare });
  const stored = await admin.get<string>(`/flowable/definition/readXml/${body.result!.deploymentId}`);
  expect(stored.body.result).toMatch(/<bpmndi:BPMNShape id="boss_di" bpmnElement="boss"/);
  // A version that was stored without a drawing is shown with one.
  await server.db.orm.update(flowDefinition).set({ xml: bare }).where(eq(flowDefinition.id, body.result!.id));
  const older = await admin.get<string>(`/flowable/definition/readXml/${body.result!.deploymentId}`);
  expect(older.body.result).toBe(stored.body.result);
});

test('publishes versions and refuses what the engine cannot run, with the element at fault', async () => {
  const first = await publish(leave('versions'));
  const second = await publish(leave('versions'));
  expect([first.version, second.version]).toEqual([1, 2]);
  const { body } = await admin.get<{ records: ProcDef[] }>('/flowable/definition/list', { key: 'versions' });
  expect(body.result!.records).toMatchObject([{ id: second.id, name: '请假', suspensionState: 1 }]);
  const xml = await writeBpmn({ ...leave('bad'), flows: leave('bad').flows.slice(0, -1) });
  expect((await admin.post('/flowable/definition/save', { xml })).body).toMatchObject({
    success: false,
    field: 'xml',
    message: expect.stringContaining('“经理审批 (boss)”：没有出口连线'),
  });
  const script = xml.replace('<bpmn:userTask id="boss"', '<bpmn:scriptTask id="script" /><bpmn:userTask id="boss"');
  expect((await admin.post('/flowable/definition/save', { xml: script })).body.message).toContain(
    '“bpmn:ScriptTask (script)”：不支持的元素',
  );
  const stored = await admin.get<string>(`/flowable/definition/readXml/${second.deploymentId}`);
  expect(stored.body.result).toBe(await writeBpmn(leave('versions')));
  expect((await foreign.get(`/flowable/definition/readXml/${second.deploymentId}`)).body.success).toBe(false);
  await admin.call('DELETE', '/flowable/definition/delete', { deployId: second.deploymentId });
  expect(
    (await admin.get<{ records: ProcDef[] }>('/flowable/definition/list', { key: 'versions' })).body.result!.records,
  ).toMatchObject([{ version: 1 }]);
});

test('keeps a category that a definition has', async () => {
  const BASE = '/flowable/flowCategory';
  const added = await admin.post<FlowCategory>(`${BASE}/add`, { name: '资产', code: 'asset' });
  const { id } = added.body.result!;
  const remove = async () => (await admin.call('DELETE', `${BASE}/delete`, { id })).body;
  const edit = async (part: object) => (await admin.put<FlowCategory>(`${BASE}/edit`, { id, ...part })).body;
  const saved = await admin.post<ProcDef>('/flowable/definition/save', {
    category: 'asset',
    xml: await writeBpmn(leave('asset-leave')),
  });
  expect(saved.body).toMatchObject({ success: true, result: { category: 'asset' } });
  const message = '分类“资产”还有 1 个流程定义在使用，不能删除或修改编码';
  expect(await remove()).toMatchObject({ success: false, message });
  expect(await edit({ code: 'assets' })).toMatchObject({ success: false, field: 'code', message });
  expect(await edit({ code: 'asset', name: '固定资产' })).toMatchObject({ success: true });
  await admin.call('DELETE', '/flowable/definition/delete', { deployId: saved.body.result!.deploymentId });
  expect((await edit({ code: 'assets' })).result).toMatchObject({ code: 'assets' });
  expect(await remove()).toMatchObject({ success: true });
});

test('runs an application through two approvals at once to its end', async () => {
  const id = await start({ days: 2 });
  expect((await tasks(declarer, 'myProcessNew', id))[0]).toMatchObject({ status: 'running', startUserId: 'declarer' });
  const head = await todo(approver, id);
  expect(head).toMatchObject({ taskName: '主管审批', title: expect.stringContaining('请假') });
  const [offer] = await tasks(purchaser, 'claimList', id);
  expect(offer).toMatchObject({ taskName: '人事审批', assigneeId: null });
  expect(await act(approver, 'claim', { taskId: offer!.taskId })).toMatchObject({
    success: false,
    message: '您不是该任务的候选人',
  });
  expect(await act(purchaser, 'claim', { taskId: offer!.taskId })).toMatchObject({ success: true });
  expect(await act(purchaser, 'claim', { taskId: offer!.taskId })).toMatchObject({ message: '任务已被签收' });
  expect(await tasks(purchaser, 'claimList', id)).toEqual([]);
  expect((await approver.post('/flowable/task/nextFlowNode', { taskId: head.taskId })).body.result).toMatchObject({
    type: 'waiting',
  });
  await act(approver, 'complete', { taskId: head.taskId, comment: '同意' });
  await act(purchaser, 'complete', { taskId: offer!.taskId, comment: '可以', ccUsers: 'manager' });
  expect(await statusOf(id)).toBe('finished');
  expect((await tasks(approver, 'finishedListNew', id))[0]).toMatchObject({
    listFlowCommentDto: [{ type: '1', comment: '同意' }],
    status: 'finished',
  });
  const { body } = await manager.get<{ records: FlowCc[] }>('/flowable/flowCc/myList');
  const copy = body.result!.records.find(({ instanceId }) => instanceId === id);
  expect(copy).toMatchObject({ state: '0', initiatorUsername: 'declarer' });
  await manager.get('/flowable/flowCc/updateViewStatus', { id: copy!.id });
  expect((await declarer.get('/flowable/flowCc/updateViewStatus', { id: copy!.id })).body.success).toBe(false);
  const record = await declarer.get<FlowRecord>('/flowable/task/flowRecord', { procInsId: id });
  expect(new Set(record.body.result!.flowList.map(({ taskName }) => taskName))).toEqual(
    new Set(['人事审批', '主管审批', '填写申请']),
  );
  const nodes = await declarer.get<{ key: string }[]>(`/flowable/task/flowViewer/${id}`);
  expect(nodes.body.result!.map(({ key }) => key)).toEqual([
    'start',
    'apply',
    'fork',
    'head',
    'hr',
    'join',
    'way',
    'end',
  ]);
});

test('asks the manager for more than three days, and returns with a reason', async () => {
  const id = await start({ days: 5 });
  await act(approver, 'complete', { taskId: (await todo(approver, id)).taskId });
  const [offer] = await tasks(purchaser, 'claimList', id);
  await act(purchaser, 'claim', { taskId: offer!.taskId });
  const next = await purchaser.post('/flowable/task/nextFlowNode', { taskId: offer!.taskId, values: { days: 1 } });
  expect(next.body).toMatchObject({ success: true, result: null, message: '流程已完结' });
  expect((await purchaser.post('/flowable/task/nextFlowNode', { taskId: offer!.taskId })).body.result).toMatchObject({
    type: 'assignee',
    userList: [{ username: 'manager' }],
  });
  await act(purchaser, 'complete', { taskId: offer!.taskId });
  const boss = await todo(manager, id);
  const targets = await manager.post<{ id: string }[]>('/flowable/task/returnList', { taskId: boss.taskId });
  expect(targets.body.result!.map((target) => target.id)).toEqual(['head', 'hr', 'apply']);
  await act(manager, 'return', { taskId: boss.taskId, targetKey: 'apply', comment: '请补充' });
  const again = await todo(declarer, id);
  expect(again.taskName).toBe('填写申请');
  await act(declarer, 'complete', { taskId: again.taskId, values: { days: 1 } });
  expect(await todo(approver, id)).toBeDefined();
  expect(await act(declarer, 'revokeProcess', { instanceId: id, comment: '不请了' })).toMatchObject({ success: true });
  expect(await statusOf(id)).toBe('recalled');
});

test('delegates, hands over, adds signers and rejects', async () => {
  const id = await start();
  const { taskId } = await todo(approver, id);
  expect(await act(approver, 'delegate', { taskId, assignee: 'nobody' })).toMatchObject({ field: 'assignee' });
  await act(approver, 'delegate', { taskId, assignee: 'manager', comment: '请看' });
  expect(await todo(manager, id)).toMatchObject({ ownerName: expect.any(String) });
  await act(manager, 'complete', { taskId, comment: '没问题' });
  await act(approver, 'addSign', { taskId, users: ['manager'] });
  const added = await todo(manager, id);
  await act(manager, 'assign', { taskId: added.taskId, assignee: 'admin' });
  expect(await todo(admin, id)).toMatchObject({ taskName: '主管审批' });
  await act(approver, 'complete', { taskId });
  expect(await act(admin, 'reject', { taskId: added.taskId, comment: '不行' })).toMatchObject({ success: true });
  const back = await todo(declarer, id);
  expect(back.taskName).toBe('填写申请');
  expect(await tasks(purchaser, 'claimList', id)).toEqual([]);
  await act(declarer, 'reject', { taskId: back.taskId });
  expect(await statusOf(id)).toBe('rejected');
});

test('gives the tasks of a person to their agent', async () => {
  const agent = { id: newId(), userName: 'approver', agentUserName: 'manager', tenantId: 1 };
  await server.db.orm.insert(sysUserAgent).values(agent);
  const id = await start();
  await server.db.orm.delete(sysUserAgent).where(eq(sysUserAgent.id, agent.id));
  expect(await todo(manager, id)).toMatchObject({ assigneeId: 'manager', agentForName: expect.any(String) });
  expect(await todo(approver, id)).toBeUndefined();
});

test('suspends, activates, terminates and deletes', async () => {
  const id = await start();
  const state = (state: string, who = admin) =>
    who.post(`/flowable/instance/updateState?state=${state}&instanceId=${id}`, {});
  expect((await state('2', declarer)).status).toBe(403);
  expect((await state('2')).body.success).toBe(true);
  const { taskId } = await todo(approver, id);
  expect(await act(approver, 'complete', { taskId })).toMatchObject({ message: '流程已挂起' });
  await state('1');
  expect(await act(approver, 'stopProcess', { instanceId: id })).toMatchObject({ message: '只有发起人可以执行该操作' });
  expect(await act(declarer, 'stopProcess', { instanceId: id, comment: '取消' })).toMatchObject({ success: true });
  expect(await statusOf(id)).toBe('stopped');
  expect((await admin.call('DELETE', '/flowable/instance/delete', { instanceId: id })).body.success).toBe(true);
  const left = await server.db.orm.select().from(flowHistory).where(eq(flowHistory.instanceId, id));
  expect(left).toEqual([]);
});

test('shows a process to those who take part only', async () => {
  const id = await start();
  expect((await approver.get('/flowable/task/flowRecord', { procInsId: id })).body.success).toBe(true);
  const editor = await server.as('editor', { tenant: 1 });
  expect((await editor.get('/flowable/task/flowRecord', { procInsId: id })).body).toMatchObject({ success: false });
  expect((await foreign.get('/flowable/task/flowRecord', { procInsId: id })).body).toMatchObject({ success: false });
  expect((await foreign.post('/flowable/task/stopProcess', { instanceId: id })).body).toMatchObject({ success: false });
  const svg = await approver.get<string>(`/flowable/task/diagram/${id}`);
  expect(svg.raw.headers['content-type']).toContain('image/svg+xml');
});

test('fires timers once, whichever server finds them', async () => {
  const definition: ProcessDefinition = {
    key: 'timed',
    name: '限时审批',
    nodes: [
      { id: 'start', name: '', type: 'start' },
      {
        ...userTask('a', '审批', { assignee: 'approver' } as object),
        timers: [
          {
            id: 'late',
            name: '',
            due: { kind: 'duration', value: 'PT1H' },
            action: 'escalate',
            to: 'manager',
            isInterrupting: false,
          },
        ],
      },
      { id: 'end', name: '', type: 'end' },
    ],
    flows: [flow('start', 'a'), flow('a', 'end')],
  };
  await publish(definition);
  const started = await declarer.post<{ procInsId: string }>('/flowable/definition/startByProcDefKey/timed', {});
  const id = started.body.result!.procInsId;
  const [row] = await server.db.orm.select().from(flowInstance).where(eq(flowInstance.id, id));
  expect(row!.dueTime! > row!.createTime!).toBe(true);
  await server.db.orm
    .update(flowInstance)
    .set({ dueTime: '2026-01-01 00:00:00', timers: row!.timers.map((timer) => ({ ...timer, due: 0 })) })
    .where(eq(flowInstance.id, id));
  const nodes = await Promise.all([1, 2].map(() => startTestServer({ db: server.db, schedule: true })));
  await expect
    .poll(() => tasks(manager, 'claimList', id), { timeout: 20_000 })
    .toMatchObject([{ taskName: '审批', assigneeId: null }]);
  await Promise.all(nodes.map((node) => node.close()));
  const escalated = await server.db.orm
    .select()
    .from(flowHistory)
    .where(and(eq(flowHistory.instanceId, id), eq(flowHistory.type, 'escalate')));
  expect(escalated).toHaveLength(1);
});

test('completes a task once, however often it is sent', async () => {
  const id = await start();
  const { taskId } = await todo(approver, id);
  const answers = await Promise.all(Array.from({ length: 5 }, () => act(approver, 'complete', { taskId })));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  const rows = await server.db.orm.select().from(flowTask).where(eq(flowTask.instanceId, id));
  expect(rows.map(({ nodeId, state }) => `${nodeId} ${state}`).toSorted()).toEqual([
    'apply completed',
    'head completed',
    'hr open',
  ]);
});

test('lists match parts of names, with the stars of a list filter or without', async () => {
  const id = await start();
  const { taskId } = await todo(approver, id);
  const found = async (filter: object) => {
    const { body } = await approver.get<{ records: FlowTask[] }>('/flowable/task/todoListNew', {
      ...filter,
      pageSize: '100',
    });
    return body.result!.records.map((row) => row.taskId).includes(taskId);
  };
  for (const filter of [
    { procDefName: '请' },
    { procDefName: '*请*' },
    { title: '*的请假*' },
    { startUserName: '*declarer*' },
  ]) {
    expect([filter, await found(filter)]).toEqual([filter, true]);
  }
  for (const filter of [{ procDefName: '*%*' }, { procDefName: '别的' }, { title: '*的*假*' }]) {
    expect([filter, await found(filter)]).toEqual([filter, false]);
  }
  const keys = async (key: string) =>
    (await admin.get<{ records: ProcDef[] }>('/flowable/definition/list', { key })).body.result!.records.map(
      (row) => row.key,
    );
  expect(await keys('*eav*')).toEqual(['leave']);
});

test('completes several tasks at once and names those that are refused', async () => {
  const ids = [await start(), await start()];
  const taskIds = await Promise.all(ids.map(async (id) => (await todo(approver, id)).taskId!));
  const counts = await todosOf(approver);
  const { body } = await approver.post('/flowable/task/completeBatch', { taskIds: [...taskIds, 'unknown'] });
  expect(body.result).toMatchObject({ completed: taskIds, refused: [{ taskId: 'unknown' }] });
  expect((await todosOf(approver))['/flowable/task/todo'] ?? 0).toBe(counts['/flowable/task/todo']! - 2);
});

test('counts the tasks that wait for a user and those to claim, without a permission', async () => {
  const before = [await todosOf(approver), await todosOf(purchaser)];
  const id = await start();
  const after = [await todosOf(approver), await todosOf(purchaser)];
  const [todoPage, claimPage] = ['/flowable/task/todo', '/flowable/task/claim'];
  expect(after[0]![todoPage]).toBe((before[0]![todoPage] ?? 0) + 1);
  expect(after[1]![claimPage]).toBe((before[1]![claimPage] ?? 0) + 1);
  const [offer] = await tasks(purchaser, 'claimList', id);
  await act(purchaser, 'claim', { taskId: offer!.taskId });
  const claimed = await todosOf(purchaser);
  expect([claimed[todoPage], claimed[claimPage]]).toEqual([(before[1]![todoPage] ?? 0) + 1, before[1]![claimPage]]);
  expect(await todosOf(foreign)).toEqual({});
});

test('rows have the id of their task or process', async () => {
  const id = await start();
  const [waiting] = await tasks(approver, 'todoListNew', id);
  expect(waiting!.id).toBe(waiting!.taskId);
  expect((await tasks(declarer, 'myProcessNew', id))[0]).toMatchObject({ id, procInsId: id, taskName: '主管审批' });
});

test.each([
  ['todoExportXls', 'todoListNew', () => approver],
  ['finishedExportXls', 'finishedListNew', () => approver],
  ['myExportXls', 'myProcessNew', () => declarer],
  ['allExportXls', 'allProcess', () => admin],
] as const)('%s has the rows of its list, or those selected', async (path, list, caller) => {
  const exported = async (query: Record<string, string>) =>
    exportedRows((await caller().get(`/flowable/task/${path}`, query)).raw.rawPayload);
  const { result } = (await caller().get<{ records: FlowTask[]; total: number }>(`/flowable/task/${list}`)).body;
  expect(result!.total).toBeGreaterThan(0);
  expect(await exported({})).toBe(result!.total);
  expect(await exported({ selections: `${result!.records[0]!.id},nowhere` })).toBe(1);
});

test('reads the same plan from the stored definition', () => {
  expect(flowPlanOf(leave('x')).nodes.size).toBe(9);
});
