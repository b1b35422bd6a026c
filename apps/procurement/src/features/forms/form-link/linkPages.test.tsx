import { reply, type FakeRoutes } from '@gezi/client/testing';
import type { FlowDeployOnline, SysCustomForm, SysDeployForm } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { CustomFormListPage } from './CustomFormListPage';
import { DeployFormListPage } from './DeployFormListPage';
import { DeployOnlineListPage } from './DeployOnlineListPage';

const AUDIT = {
  createBy: 'admin',
  createTime: '2026-11-01 08:00:00',
  updateBy: null,
  updateTime: '2026-11-01 08:00:00',
  sysOrgCode: null,
  tenantId: 1,
};
const contract: SysCustomForm = {
  id: 'c1',
  businessName: '采购合同',
  businessService: 'contract',
  deployId: 'p2',
  procDefName: '合同审批',
  procDefVersion: 3,
  routeName: null,
  component: null,
  ...AUDIT,
};
const main: SysDeployForm = {
  id: 's1',
  formId: 'f1',
  deployId: 'p2',
  procDefName: '合同审批',
  procDefVersion: 3,
  nodeKey: null,
  nodeName: null,
  formFlag: '1',
  ...AUDIT,
};
const online: FlowDeployOnline = {
  id: 'o1',
  onlineId: 'h1',
  tableName: 'leave_form',
  deployId: 'p1',
  procDefName: '请假',
  procDefVersion: 1,
  nodeKey: 'head',
  nodeName: '主管审批',
  formFlag: '2',
  ...AUDIT,
};
const ACTIONS = ['list', 'add', 'edit', 'delete', 'export', 'import'];
const common: FakeRoutes = {
  'GET /sys/savedQuery/list': reply([]),
  'GET /flowable/definition/list': reply(pageOf([{ deploymentId: 'p2', name: '合同审批', version: 3 }])),
  'POST /flowable/definition/listallnode': reply([
    { NodeNo: 'head', NodeName: '主管审批', Assignee: null, RealName: null },
  ]),
  'GET /flowable/form/list': reply(pageOf([{ id: 'f1', formName: '请购单' }])),
  'GET /flowable/onlCgformHead/list': reply(pageOf([{ id: 'h1', tableTxt: '请假单', tableName: 'leave_form' }])),
};

test('a business form names its process and is bound to another one', async () => {
  const EDIT = 'PUT /flowable/sysCustomForm/edit';
  const { server } = renderPage({
    page: <CustomFormListPage />,
    path: '/flowable/custom',
    auth: permissionsFor('flowable:sysCustomForm', ACTIONS),
    routes: { ...common, 'GET /flowable/sysCustomForm/list': reply(pageOf([contract])), [EDIT]: reply(contract) },
  });
  const row = within(await screen.findByRole('row', { name: /采购合同/ }));
  expect(await row.findByText('合同审批 V3')).toBeInTheDocument();
  fireEvent.click(row.getByRole('button', { name: /编辑/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('业务名称'), { target: { value: '采购合同（新）' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() =>
    expect(server.requestsOf(EDIT)[0]?.body).toMatchObject({ businessName: '采购合同（新）', deployId: 'p2' }),
  );
});

test('a business form names one of the registered businesses, with or without a process', async () => {
  const ADD = 'POST /flowable/sysCustomForm/add';
  const { server, user } = renderPage({
    page: <CustomFormListPage />,
    path: '/flowable/custom',
    auth: permissionsFor('flowable:sysCustomForm', ACTIONS),
    routes: { ...common, 'GET /flowable/sysCustomForm/list': reply(pageOf([])), [ADD]: reply(contract) },
  });
  fireEvent.click(await screen.findByRole('button', { name: '新增' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('业务名称'), { target: { value: '计划审批' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText('请选择业务')).toBeInTheDocument();
  await user.click(dialog.getByRole('combobox', { name: '业务服务' }));
  await user.click((await screen.findAllByText('需求计划')).at(-1)!);
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() =>
    expect(server.requestsOf(ADD)[0]?.body).toMatchObject({ businessService: 'plan', deployId: null }),
  );
});

test('the form of a step needs the step', async () => {
  const ADD = 'POST /flowable/sysDeployForm/add';
  const { server, user } = renderPage({
    page: <DeployFormListPage />,
    path: '/flowable/deployForm',
    auth: permissionsFor('flowable:sysDeployForm', ACTIONS),
    routes: { ...common, 'GET /flowable/sysDeployForm/list': reply(pageOf([main])), [ADD]: reply(main) },
  });
  expect(await screen.findByText('请购单')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '新增' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: '表单' }));
  await user.click((await screen.findAllByText('请购单')).at(-1)!);
  await user.click(dialog.getByRole('combobox', { name: '流程' }));
  await user.click((await screen.findAllByText('合同审批 V3')).at(-1)!);
  await user.click(dialog.getByText('节点表单'));
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText('请选择节点')).toBeInTheDocument();
  await user.click(dialog.getByRole('combobox', { name: '节点名称' }));
  await user.click(await screen.findByText('主管审批（head）'));
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() =>
    expect(server.requestsOf(ADD)[0]?.body).toMatchObject({
      formId: 'f1',
      deployId: 'p2',
      formFlag: '2',
      nodeKey: 'head',
      nodeName: '主管审批',
    }),
  );
});

test('lists online forms of processes with the version of each, also an older one', async () => {
  renderPage({
    page: <DeployOnlineListPage />,
    path: '/flowable/deployOnline',
    auth: permissionsFor('flowable:flowDeployOnline', ACTIONS),
    routes: { ...common, 'GET /flowable/flowDeployOnline/list': reply(pageOf([online])) },
  });
  const row = within(await screen.findByRole('row', { name: /leave_form/ }));
  expect(await row.findByText('请假单（leave_form）')).toBeInTheDocument();
  expect(row.getByText('请假 V1')).toBeInTheDocument();
  expect(row.getByText('节点表单')).toBeInTheDocument();
});
