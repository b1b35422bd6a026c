import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { writeBpmn, type FlowHistoryEntry, type FlowRecord, type FlowTask, type ProcessDefinition } from '@gezi/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { renderPage } from '../../../testing/renderPage';
import { RecordPage } from './RecordPage';

const definition: ProcessDefinition = {
  key: 'car',
  name: '用车审批',
  nodes: [
    { id: 'start', name: '开始', type: 'start' },
    {
      id: 'head',
      name: '主管审批',
      type: 'userTask',
      people: { dataType: 'fixed', assignee: 'manager', candidateUsers: [], candidateGroups: [] },
    },
    { id: 'end', name: '结束', type: 'end' },
  ],
  flows: [
    { id: 'f1', name: '', from: 'start', to: 'head' },
    { id: 'f2', name: '', from: 'head', to: 'end' },
  ],
};

const task: FlowTask = {
  id: 't1',
  taskId: 't1',
  taskName: '主管审批',
  taskDefKey: 'head',
  assigneeId: 'manager',
  assigneeName: '周明',
  deptName: null,
  startUserId: 'declarer',
  startUserName: '李申报',
  startDeptName: '生产部',
  category: null,
  procVars: null,
  taskLocalVars: null,
  deployId: 'd1',
  procDefId: 'p1',
  procDefKey: 'car',
  procDefName: '用车审批',
  procDefVersion: 3,
  procInsId: 'i1',
  hisProcInsId: 'i1',
  duration: '2小时',
  candidate: null,
  createTime: '2026-11-27 08:00:00',
  finishTime: null,
  businessKey: null,
  nodeType: 'userTask',
  listFlowCommentDto: [],
  listcommentFileDto: [],
  taskFormValues: null,
  title: '李申报的用车审批',
  status: 'running',
  isSuspended: false,
  agentForName: null,
  ownerName: null,
};
const entry = (id: string, more: Partial<FlowHistoryEntry>): FlowHistoryEntry => ({
  id,
  type: 'complete',
  kind: null,
  nodeName: null,
  taskId: null,
  username: 'declarer',
  realname: '李申报',
  receivers: null,
  comment: null,
  files: null,
  time: '2026-11-27 08:00:00',
  duration: null,
  ...more,
});
const record: FlowRecord = {
  flowList: [task],
  process: task,
  actions: ['complete', 'reject', 'return', 'delegate', 'assign', 'addSign', 'copy'],
  history: [
    entry('h1', { type: 'start', nodeName: '开始' }),
    entry('h2', { nodeName: '填写申请', kind: '1', taskId: 't0' }),
    entry('h3', {
      type: 'delegate',
      kind: '4',
      username: 'manager',
      realname: '周明',
      nodeName: '主管审批',
      receivers: '王助理',
      comment: '请先核实',
      files: JSON.stringify([{ name: '行程.pdf', url: 'workflow/a.pdf' }]),
      time: '2026-11-27 09:00:00',
    }),
  ],
  copies: [{ username: 'admin', realname: '管理员', sentByName: '周明', isRead: false, time: null }],
  formData: {
    formId: 'car',
    formName: '用车单',
    formContent: JSON.stringify({ list: [{ id: 'reason', compType: 'input', label: '用途' }], config: {} }),
    rights: { reason: 'readonly' },
    values: { reason: '拜访客户' },
  },
};
const next = {
  type: 'assignee',
  steps: [{ name: '经理审批', people: ['钱经理'] }],
  vars: null,
  userTask: { id: 'boss', name: '经理审批', dataType: 'fixed' },
  userList: [{ username: 'boss', realname: '钱经理' }],
  roleList: [],
  bmutiInstanceFinish: true,
  bisSequential: false,
};
const NOTHING: NonNullable<Parameters<typeof renderPage>[0]['auth']> = [];
const RECORD = 'GET /flowable/task/flowRecord';
const COMPLETE = 'POST /flowable/task/complete';

async function atRecord(routes: FakeRoutes = {}, isNarrow = false, path = '?taskId=t1', auth = NOTHING) {
  return renderPage({
    page: <RecordPage />,
    path: `/flowable/task/record${path}`,
    isNarrow,
    auth,
    routes: {
      [RECORD]: reply(record),
      'GET /flowable/definition/readXml/{deployId}': reply(await writeBpmn(definition)),
      'GET /flowable/task/flowViewer/{procInsId}': reply([{ key: 'start', completed: true }]),
      'POST /flowable/task/nextFlowNode': reply(next),
      'GET /sys/user/getMultiUser': reply([]),
      ...routes,
    },
  });
}

describe('a process', () => {
  test('shows its people, form, history, copies and the next step', async () => {
    await atRecord();
    expect(await screen.findByRole('heading', { level: 1, name: /李申报的用车审批/ })).toBeVisible();
    expect(screen.getByText('审批中')).toBeVisible();
    expect(screen.getByText('主管审批（周明）')).toBeVisible();
    expect(screen.getByText('拜访客户')).toBeVisible();
    expect(screen.queryByText('INITIATOR')).toBeNull();
    const steps = within(screen.getByRole('list', { name: '流转记录' })).getAllByRole('listitem');
    expect(steps[0]).toHaveTextContent('发起填写申请');
    expect(steps[1]).toHaveTextContent('委派主管审批委派给 王助理周明2026-11-27 09:00:00请先核实行程.pdf');
    expect(await screen.findByText('经理审批（钱经理）')).toBeVisible();
    expect(screen.getByText('周明 抄送')).toBeVisible();
  });

  test('is approved on a phone by two touches after it is opened', async () => {
    const { server, user } = await atRecord({ [COMPLETE]: reply(null) }, true);
    await user.click(await screen.findByRole('button', { name: '通过' }));
    const dialog = within(await screen.findByRole('dialog', { name: '通过' }));
    await user.click(dialog.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(server.requestsOf(COMPLETE)).toHaveLength(1));
    expect(server.requestsOf(COMPLETE)[0]!.body).toEqual({ taskId: 't1', values: {} });
    expect(await screen.findByText('通过成功')).toBeVisible();
    await waitFor(() => expect(server.requestsOf(RECORD).length).toBeGreaterThan(1));
  });

  test('offers the rare actions in a menu, and none that is not possible', async () => {
    const { user } = await atRecord();
    const names = (await screen.findAllByRole('button')).map(({ textContent }) => textContent);
    expect(names).toEqual(expect.arrayContaining(['驳回', '退回', '通过']));
    expect(names).not.toContain('终止');
    await user.click(screen.getByRole('button', { name: '更多' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      '委派',
      '转办',
      '加签',
      '抄送',
    ]);
  });

  test('keeps a comment that is refused, and reads the record again', async () => {
    const REJECT = 'POST /flowable/task/reject';
    const { server, user } = await atRecord({ [REJECT]: refuse('任务不存在或已处理', { field: 'taskId' }) });
    await user.click(await screen.findByRole('button', { name: '驳回' }));
    const dialog = within(await screen.findByRole('dialog', { name: '驳回' }));
    await user.click(dialog.getByRole('button', { name: '确定' }));
    expect(await dialog.findByText('请填写意见')).toBeVisible();
    expect(server.requestsOf(REJECT)).toHaveLength(0);
    await user.type(dialog.getByRole('textbox', { name: '意见' }), '金额不符');
    await user.click(dialog.getByRole('button', { name: '确定' }));
    expect(await dialog.findByText('任务不存在或已处理')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: '意见' })).toHaveValue('金额不符');
    await waitFor(() => expect(server.requestsOf(RECORD).length).toBeGreaterThan(1));
  });

  test('returns to a node that is chosen', async () => {
    const RETURN = 'POST /flowable/task/return';
    const { server, user } = await atRecord({
      'POST /flowable/task/returnList': reply([
        { id: 'check', name: '核实' },
        { id: 'apply', name: '填写申请' },
      ]),
      [RETURN]: reply(null),
    });
    await user.click(await screen.findByRole('button', { name: '退回' }));
    const dialog = within(await screen.findByRole('dialog', { name: '退回' }));
    await user.click(dialog.getByRole('radio', { name: '填写申请' }));
    await user.type(dialog.getByRole('textbox', { name: '意见' }), '请补充');
    await user.click(dialog.getByRole('button', { name: '确定' }));
    await waitFor(() =>
      expect(server.requestsOf(RETURN)[0]?.body).toEqual({ taskId: 't1', targetKey: 'apply', comment: '请补充' }),
    );
  });

  test('asks for the people of a step that are chosen', async () => {
    const node = { ...next, userTask: { ...next.userTask, dataType: 'dynamic' }, userList: [] };
    const { server, user } = await atRecord({ 'POST /flowable/task/nextFlowNode': reply(node) });
    await user.click(await screen.findByRole('button', { name: '通过' }));
    const dialog = within(await screen.findByRole('dialog', { name: '通过' }));
    await user.click(dialog.getByRole('button', { name: '确定' }));
    expect(await dialog.findByText('请选择下一步的处理人')).toBeVisible();
    expect(server.requestsOf(COMPLETE)).toHaveLength(0);
  });

  test('delegates to a person only', async () => {
    const DELEGATE = 'POST /flowable/task/delegate';
    const { server, user } = await atRecord();
    await user.click(await screen.findByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('menuitem', { name: '委派' }));
    const dialog = within(await screen.findByRole('dialog', { name: '委派' }));
    expect(dialog.getByText('对方提交意见后，任务回到您这里，由您决定。')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '确定' }));
    expect(await dialog.findByText('请选择人员')).toBeVisible();
    expect(server.requestsOf(DELEGATE)).toHaveLength(0);
  });

  test('shows its variables to administrators of processes', async () => {
    const VARIABLES = 'GET /flowable/task/processVariables/{taskId}';
    const all = { action: 'flowable:task:all', type: '2', describe: '全部流程' };
    const { user, server } = await atRecord({ [VARIABLES]: reply({ days: 5 }) }, false, '?taskId=t1', [all]);
    await screen.findByText('主管审批（周明）');
    expect(server.requestsOf(VARIABLES)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: '显示' }));
    expect(await screen.findByText('days')).toBeVisible();
  });

  test('is deleted by administrators of processes', async () => {
    const DELETE = 'DELETE /flowable/instance/delete';
    const all = { action: 'flowable:task:all', type: '2', describe: '全部流程' };
    const { user, server } = await atRecord({ [DELETE]: reply(null) }, false, '?taskId=t1', [all]);
    await screen.findByRole('button', { name: '显示' });
    await user.click(screen.getByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('menuitem', { name: '删除流程' }));
    const dialog = within(await screen.findByRole('dialog', { name: '删除流程' }));
    expect(dialog.getByText('流程及其流转记录将被删除，不能恢复。')).toBeVisible();
    await user.type(dialog.getByLabelText('删除原因'), '重复发起');
    const read = server.requestsOf(RECORD).length;
    await user.click(dialog.getByRole('button', { name: '确定' }));
    await waitFor(() =>
      expect(server.requestsOf(DELETE)[0]?.query).toMatchObject({ instanceId: 'i1', deleteReason: '重复发起' }),
    );
    expect(await screen.findByText('删除流程成功')).toBeVisible();
    expect(server.requestsOf(RECORD)).toHaveLength(read);
  });

  test('claims at once', async () => {
    const CLAIM = 'POST /flowable/task/claim';
    const { server, user } = await atRecord({
      [RECORD]: reply({ ...record, actions: ['claim'] }),
      [CLAIM]: reply(null),
    });
    await user.click(await screen.findByRole('button', { name: '签收' }));
    await waitFor(() => expect(server.requestsOf(CLAIM)[0]?.body).toEqual({ taskId: 't1' }));
  });

  test('follows what others do', async () => {
    const { server, hub } = await atRecord();
    await screen.findByText('主管审批（周明）');
    await waitFor(() => expect(hub.sockets.length).toBe(1));
    const [socket] = hub.sockets;
    socket!.receive({ type: 'flow', data: {} });
    const stopped = entry('h4', { type: 'stop', kind: '6', time: '2026-11-27 10:00:00' });
    server.route(
      RECORD,
      reply({
        ...record,
        process: { ...task, status: 'stopped' },
        actions: [],
        history: [...record.history, stopped],
      }),
    );
    socket!.receive({ type: 'flow', data: {} });
    expect(await screen.findByText('李申报 已终止，页面已更新')).toBeVisible();
    expect(screen.queryByRole('button', { name: '通过' })).toBeNull();
  });

  test('states why it is not shown', async () => {
    await atRecord({ [RECORD]: refuse('流程不存在') });
    expect(await screen.findByText('流程不存在')).toBeVisible();
  });
});

describe('the start of a process', () => {
  const empty: FlowRecord = {
    ...record,
    flowList: [],
    history: [],
    copies: [],
    actions: ['start'],
    process: { ...task, procInsId: null, taskId: null, status: null },
  };
  const START = 'POST /flowable/definition/startByProcDefId/{procDefId}';

  test('opens the process that was started', async () => {
    const { server, user, address } = await atRecord(
      { [RECORD]: reply(empty), [START]: reply({ procInsId: 'i9' }) },
      false,
      '?deployId=d1',
    );
    expect(await screen.findByRole('heading', { level: 1, name: '发起“用车审批”' })).toBeVisible();
    expect(server.requestsOf(RECORD)[0]!.query).toMatchObject({ deployId: 'd1' });
    await user.click(screen.getByRole('button', { name: '提交申请' }));
    await waitFor(() => expect(address()).toBe('/flowable/task/record?procInsId=i9'));
  });

  test('needs the people of a first step that are chosen', async () => {
    const node = { ...next, userTask: { ...next.userTask, dataType: 'dynamic' }, userList: [] };
    const { server, user } = await atRecord(
      { [RECORD]: reply(empty), 'POST /flowable/task/nextFlowNode': reply(node) },
      false,
      '?procDefId=p1',
    );
    expect(await screen.findByText('“经理审批”的处理人')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '提交申请' }));
    expect(await screen.findByText('请选择下一步的处理人')).toBeVisible();
    expect(server.requestsOf(START)).toHaveLength(0);
  });

  test('is not offered for a suspended definition', async () => {
    await atRecord({ [RECORD]: reply({ ...empty, actions: [] }) }, false, '?deployId=d1');
    expect(await screen.findByText('流程定义已挂起，暂时不能发起')).toBeVisible();
    expect(screen.queryByRole('button', { name: '提交申请' })).toBeNull();
  });
});

test('lists the processes to start without a query', async () => {
  const row = { id: 'p1', name: '用车审批', version: 3, deploymentId: 'd1', suspensionState: 1, formName: '用车单' };
  const { user, address } = await atRecord(
    { 'GET /flowable/definition/list': reply(pageOf([row])), 'GET /sys/savedQuery/list': reply([]) },
    false,
    '',
  );
  await user.click(await screen.findByRole('link', { name: '发起 用车审批' }));
  await expect.poll(address).toBe('/flowable/task/record?deployId=d1');
});
