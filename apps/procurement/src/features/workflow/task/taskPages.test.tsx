import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { FlowCc, FlowMyBusiness, FlowTask, ProcDef } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { auditOf, pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { AllProcessListPage } from './AllProcessListPage';
import { CcListPage } from './CcListPage';
import { ClaimListPage } from './ClaimListPage';
import { CustomListPage } from './CustomListPage';
import { FinishedListPage } from './FinishedListPage';
import { ProcessListPage } from './ProcessListPage';
import { TodoListPage } from './TodoListPage';

const taskOf = (part: Partial<FlowTask>): FlowTask => ({
  id: 't1',
  taskId: 't1',
  taskName: '主管审批',
  taskDefKey: 'head',
  assigneeId: 'manager',
  assigneeName: '周明',
  deptName: '采购部',
  startUserId: 'liangna',
  startUserName: '梁娜',
  startDeptName: '装配车间',
  category: 'office',
  procVars: null,
  taskLocalVars: null,
  deployId: 'd1',
  procDefId: 'f1',
  procDefKey: 'leave',
  procDefName: '请假审批',
  procDefVersion: 1,
  procInsId: 'i1',
  hisProcInsId: 'i1',
  duration: '2小时',
  candidate: null,
  createTime: '2026-11-26 09:00:00',
  finishTime: null,
  businessKey: null,
  nodeType: 'userTask',
  listFlowCommentDto: [],
  listcommentFileDto: [],
  taskFormValues: null,
  title: '梁娜的请假审批',
  status: 'running',
  isSuspended: false,
  agentForName: null,
  ownerName: null,
  ...part,
});
const second = taskOf({ id: 't2', taskId: 't2', procInsId: 'i2', title: '王芳的请假审批', agentForName: '李强' });

interface OpenOptions {
  page: ReactNode;
  path: string;
  routes: FakeRoutes;
  isNarrow?: boolean;
}
const open = ({ page, path, routes, isNarrow = false }: OpenOptions) =>
  renderPage({
    page,
    path,
    isNarrow,
    auth: permissionsFor('flowable:task', ['all']),
    routes: { 'GET /sys/savedQuery/list': reply([]), ...routes },
  });
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('a task to do leads to its page', async () => {
  const { address } = open({
    page: <TodoListPage />,
    path: '/flowable/task/todo',
    routes: { 'GET /flowable/task/todoListNew': reply(pageOf([taskOf({}), second])) },
  });
  expect((await rowOf(/王芳/)).getByText('代李强')).toBeInTheDocument();
  fireEvent.click((await rowOf(/梁娜的/)).getByRole('link', { name: /办理/ }));
  await waitFor(() =>
    expect(address()).toBe(
      '/flowable/task/record?procInsId=i1&taskId=t1&deployId=d1&procDefId=f1&category=office&nodeType=userTask',
    ),
  );
});

test('approves selected tasks with one comment and lists those that were refused', async () => {
  const BATCH = 'POST /flowable/task/completeBatch';
  const { server } = open({
    page: <TodoListPage />,
    path: '/flowable/task/todo',
    routes: {
      'GET /flowable/task/todoListNew': reply(pageOf([taskOf({}), second])),
      [BATCH]: reply({ completed: ['t1'], refused: [{ taskId: 't2', message: '流程已挂起' }] }),
    },
  });
  await rowOf(/梁娜的/);
  fireEvent.click(screen.getByRole('checkbox', { name: /全选|选择全部/ }));
  fireEvent.click(await screen.findByRole('button', { name: '批量同意' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('批量同意 2 个任务')).toBeInTheDocument();
  fireEvent.change(question.getByLabelText('意见'), { target: { value: '同意，按计划执行' } });
  const lists = server.requestsOf('GET /flowable/task/todoListNew').length;
  fireEvent.click(question.getByRole('button', { name: '同意' }));
  expect(await screen.findByText('已同意 1 个任务，1 个未处理')).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: '未处理的任务' })).getByRole('listitem')).toHaveTextContent(
    '王芳的请假审批流程已挂起',
  );
  expect(server.requestsOf(BATCH)[0]?.body).toEqual({ taskIds: ['t1', 't2'], comment: '同意，按计划执行' });
  await waitFor(() => expect(server.requestsOf('GET /flowable/task/todoListNew').length).toBeGreaterThan(lists));
});

test('tasks to do are cards on a phone', async () => {
  open({
    page: <TodoListPage />,
    path: '/flowable/task/todo',
    isNarrow: true,
    routes: { 'GET /flowable/task/todoListNew': reply(pageOf([taskOf({ isSuspended: true })])) },
  });
  const card = within(await screen.findByRole('list', { name: '待办任务列表' }));
  expect(card.getByText('已挂起')).toBeInTheDocument();
  expect(card.getByText('主管审批')).toBeInTheDocument();
});

test('claims a task from the list', async () => {
  const CLAIM = 'POST /flowable/task/claim';
  const { server } = open({
    page: <ClaimListPage />,
    path: '/flowable/task/claim',
    routes: {
      'GET /flowable/task/claimList': reply(pageOf([taskOf({ assigneeId: null, candidate: '周明,王芳' })])),
      [CLAIM]: reply(null),
    },
  });
  fireEvent.click((await rowOf(/梁娜的/)).getByRole('button', { name: /签收/ }));
  await waitFor(() => expect(server.requestsOf(CLAIM)[0]?.body).toEqual({ taskId: 't1' }));
  expect(await screen.findByText('签收成功')).toBeInTheDocument();
});

test('shows why a task cannot be claimed', async () => {
  open({
    page: <ClaimListPage />,
    path: '/flowable/task/claim',
    routes: {
      'GET /flowable/task/claimList': reply(pageOf([taskOf({ assigneeId: null })])),
      'POST /flowable/task/claim': refuse('任务已被签收'),
    },
  });
  fireEvent.click((await rowOf(/梁娜的/)).getByRole('button', { name: /签收/ }));
  expect(await screen.findByText('任务已被签收')).toBeInTheDocument();
});

test('a completed task shows the opinion of the user', async () => {
  const done = taskOf({
    finishTime: '2026-11-26 10:00:00',
    listFlowCommentDto: [{ type: '3', comment: '金额不符' }],
    status: 'rejected',
  });
  const { address } = open({
    page: <FinishedListPage />,
    path: '/flowable/task/finished',
    routes: { 'GET /flowable/task/finishedListNew': reply(pageOf([done])) },
  });
  const row = await rowOf(/金额不符/);
  expect(row.getAllByText('驳回')).toHaveLength(2);
  fireEvent.click(row.getByRole('link', { name: /查看/ }));
  await waitFor(() => expect(address()).toContain('finished=true'));
});

test('opening a copy marks it as read', async () => {
  const copy: FlowCc = {
    id: 'c1',
    title: '梁娜的请假审批',
    flowId: 'f1',
    flowName: '请假审批',
    category: 'office',
    deploymentId: 'd1',
    instanceId: 'i1',
    taskId: null,
    businessKey: null,
    username: 'manager',
    receiveRealname: '周明',
    state: '0',
    initiatorUsername: 'liangna',
    initiatorRealname: '梁娜',
    createBy: 'liangna',
    createTime: '2026-11-26 09:00:00',
    updateBy: null,
    updateTime: null,
    sysOrgCode: null,
    tenantId: 1,
  };
  const READ = 'GET /flowable/flowCc/updateViewStatus';
  const { server, address } = open({
    page: <CcListPage />,
    path: '/flowable/task/cc',
    routes: {
      'GET /flowable/flowCc/myList': reply(pageOf([copy, { ...copy, id: 'c2', title: '已看过', state: '1' }])),
      [READ]: reply(null),
    },
  });
  expect((await rowOf(/已看过/)).queryByRole('button', { name: /标为已读/ })).not.toBeInTheDocument();
  fireEvent.click((await rowOf(/梁娜的/)).getByRole('link', { name: /查看/ }));
  await waitFor(() =>
    expect(address()).toBe('/flowable/task/record?procInsId=i1&deployId=d1&procDefId=f1&category=office'),
  );
  expect(server.requestsOf(READ).map(({ query }) => query.id)).toEqual(['c1']);
});

test('lists business records by the name of the business', async () => {
  const record: FlowMyBusiness = {
    id: 'i1',
    processDefinitionKey: 'contract',
    processDefinitionId: 'f1',
    processInstanceId: 'i1',
    title: '采购合同审批',
    dataId: 'k1',
    serviceImplName: 'contract',
    proposer: 'liangna',
    actStatus: '审批中',
    taskId: 't1',
    taskName: '主管审批',
    taskNameId: 'head',
    todoUsers: 'manager',
    todoUsers_dictText: '周明',
    doneUsers: '',
    doneUsers_dictText: '',
    priority: null,
    routeName: null,
    ...auditOf('liangna', '2026-11-26 09:00:00'),
  };
  const { server } = open({
    page: <CustomListPage />,
    path: '/flowable/task/custom?businessName=合同',
    routes: { 'GET /flowable/task/customList': reply(pageOf([record])) },
  });
  const row = await rowOf(/采购合同审批/);
  expect(row.getByText('周明')).toBeInTheDocument();
  expect(row.getByText('审批中')).toBeInTheDocument();
  expect(server.requestsOf('GET /flowable/task/customList')[0]?.query).toMatchObject({ businessName: '*合同*' });
});

test('withdraws an own process with a reason, and keeps the reason if it is refused', async () => {
  const RECALL = 'POST /flowable/task/revokeProcess';
  const { server } = open({
    page: <ProcessListPage />,
    path: '/flowable/task/process',
    routes: {
      'GET /flowable/task/myProcessNew': reply(
        pageOf([taskOf({ id: 'i1' }), taskOf({ id: 'i2', title: '已结束的请假', status: 'finished', taskName: null })]),
      ),
      [RECALL]: refuse('流程已被处理，不能撤回'),
    },
  });
  expect((await rowOf(/已结束的请假/)).queryByRole('button', { name: /撤回/ })).not.toBeInTheDocument();
  fireEvent.click((await rowOf(/梁娜的/)).getByRole('button', { name: /撤回/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('原因'), { target: { value: '日期填错' } });
  fireEvent.click(dialog.getByRole('button', { name: '撤回' }));
  expect(await dialog.findByText('流程已被处理，不能撤回')).toBeInTheDocument();
  expect(dialog.getByLabelText('原因')).toHaveValue('日期填错');
  expect(server.requestsOf(RECALL)[0]?.body).toEqual({ instanceId: 'i1', comment: '日期填错' });
});

const definitionOf = (part: Partial<ProcDef>): ProcDef => ({
  id: 'f1',
  name: '请假审批',
  key: 'leave',
  category: 'office',
  version: 2,
  formId: null,
  formName: null,
  deploymentId: 'd1',
  deploymentTime: '2026-11-20 08:00:00',
  suspensionState: 1,
  createBy: 'admin',
  createTime: '2026-11-20 08:00:00',
  updateBy: null,
  updateTime: '2026-11-20 08:00:00',
  sysOrgCode: null,
  tenantId: 1,
  ...part,
});

test('chooses a process to start, grouped by category', async () => {
  const { address } = open({
    page: <ProcessListPage />,
    path: '/flowable/task/process',
    routes: {
      'GET /flowable/task/myProcessNew': reply(pageOf([])),
      'GET /flowable/definition/list': reply(
        pageOf([
          definitionOf({}),
          definitionOf({ id: 'f2', name: '用车申请', category: null, deploymentId: 'd2' }),
          definitionOf({ id: 'f3', name: '停用的流程', suspensionState: 2 }),
        ]),
      ),
      'GET /flowable/definition/categoryList': reply([{ code: 'office', name: '行政办公' }]),
    },
  });
  fireEvent.click(screen.getByRole('button', { name: '发起流程' }));
  const dialog = within(await screen.findByRole('dialog'));
  const office = within(await dialog.findByRole('region', { name: '行政办公' }));
  expect(office.getByRole('link', { name: /请假审批/ })).toBeInTheDocument();
  expect(dialog.queryByText('停用的流程')).not.toBeInTheDocument();
  fireEvent.change(dialog.getByRole('textbox', { name: '搜索流程' }), { target: { value: '用车' } });
  expect(dialog.queryByText('请假审批')).not.toBeInTheDocument();
  fireEvent.click(dialog.getByRole('link', { name: /用车申请/ }));
  await waitFor(() => expect(address()).toBe('/flowable/task/record?deployId=d2&procDefId=f2'));
});

test('an administrator suspends, terminates and deletes processes', async () => {
  const [STATE, STOP, DELETE] = [
    'POST /flowable/instance/updateState',
    'POST /flowable/task/stopProcess',
    'DELETE /flowable/instance/delete',
  ] as const;
  const { server } = open({
    page: <AllProcessListPage />,
    path: '/flowable/task/all?status=running',
    routes: {
      'GET /flowable/task/allProcess': reply(pageOf([taskOf({ id: 'i1', assigneeName: null, candidate: '采购员' })])),
      [STATE]: reply(null),
      [STOP]: reply(null),
      [DELETE]: reply(null),
    },
  });
  const row = await rowOf(/梁娜的/);
  expect(row.getByText('采购员')).toBeInTheDocument();
  expect(server.requestsOf('GET /flowable/task/allProcess')[0]?.query).toMatchObject({ status: 'running' });
  fireEvent.click(await row.findByRole('button', { name: /更多/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '挂起' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(server.requestsOf(STATE)[0]?.body).toEqual({ state: '2', instanceId: 'i1' }));

  fireEvent.click(row.getByRole('button', { name: /终止/ }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '终止' }));
  await waitFor(() => expect(server.requestsOf(STOP)[0]?.body).toEqual({ instanceId: 'i1', comment: null }));

  fireEvent.click(await row.findByRole('button', { name: /更多/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('原因'), { target: { value: '测试数据' } });
  fireEvent.click(dialog.getByRole('button', { name: '删除' }));
  await waitFor(() =>
    expect(server.requestsOf(DELETE)[0]?.query).toMatchObject({ instanceId: 'i1', deleteReason: '测试数据' }),
  );
});
