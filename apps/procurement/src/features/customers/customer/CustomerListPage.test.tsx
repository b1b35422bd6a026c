import { refuse, reply } from '@gezi/client/testing';
import type { CustomerInfo } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { CustomerListPage } from './CustomerListPage';

const unit: CustomerInfo = {
  id: 'c1',
  name: '滨海港务集团',
  creditCode: '91350100M000100Y43',
  linkman: '许主任',
  mobile: '13711111001',
  email: null,
  industry: '港口物流',
  address: null,
  licenseUrl: null,
  auditStatus: '2',
  auditOpinion: '联系人有误',
  tenantIdCreated: null,
  status: '1',
  username: 'port_buyer',
  createBy: null,
  createTime: '2026-11-20 09:00:00',
  updateBy: null,
  updateTime: '2026-11-20 09:00:00',
  sysOrgCode: null,
  tenantId: 0,
};

test('lets an administrator approve', async () => {
  const APPROVE = 'POST /customer/customerInfo/approve';
  const waiting = { ...unit, auditStatus: '0', auditOpinion: null };
  const { server } = renderPage({
    page: <CustomerListPage />,
    path: '/customer/list',
    auth: permissionsFor('customer:customerInfo', ['list', 'audit']),
    routes: {
      'GET /customer/customerInfo/list': reply(pageOf([waiting])),
      'GET /customer/customerInfo/queryById': reply(waiting),
      'GET /sys/savedQuery/list': reply([]),
      [APPROVE]: refuse('当前审核状态不允许该操作，请刷新后重试'),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '审核 滨海港务集团' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByRole('button', { name: '驳回' }));
  expect(await dialog.findByText('请填写审核意见')).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: '通过' }));
  expect(await dialog.findByText('当前审核状态不允许该操作，请刷新后重试')).toBeInTheDocument();
  server.route(APPROVE, reply({ ...waiting, auditStatus: '1', tenantIdCreated: 3 }));
  fireEvent.click(await dialog.findByRole('button', { name: '通过' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requestsOf(APPROVE).at(-1)!.body).toEqual({ id: 'c1', opinion: null });
});

test('asks an administrator to confirm voiding', async () => {
  const VOID = 'POST /customer/customerInfo/void';
  const { server } = renderPage({
    page: <CustomerListPage />,
    path: '/customer/list',
    auth: permissionsFor('customer:customerInfo', ['list', 'audit']),
    routes: {
      'GET /customer/customerInfo/list': reply(pageOf([unit])),
      'GET /customer/customerInfo/queryById': reply(unit),
      'GET /sys/savedQuery/list': reply([]),
      [VOID]: reply({ ...unit, auditStatus: '4', auditOpinion: '重复注册' }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '审核 滨海港务集团' }));
  const dialog = within(await screen.findByRole('dialog'));
  const offer = await dialog.findByRole('button', { name: '作废' });
  // Already rejected: it can only be approved or voided.
  expect(dialog.queryByRole('button', { name: '驳回' })).toBeNull();
  fireEvent.click(offer);
  expect(await dialog.findByText('请填写审核意见')).toBeInTheDocument();
  fireEvent.change(dialog.getByRole('textbox', { name: '审核意见' }), { target: { value: ' 重复注册 ' } });
  fireEvent.click(offer);
  const yes = await screen.findByRole('button', { name: /^确\s?定$/ });
  expect(screen.getAllByText('作废后账号将被冻结，确定作废？')).not.toHaveLength(0);
  expect(server.requestsOf(VOID)).toHaveLength(0);
  fireEvent.click(yes);
  await waitFor(() => expect(server.requestsOf(VOID)).toHaveLength(1));
  expect(server.requestsOf(VOID)[0]!.body).toEqual({ id: 'c1', opinion: '重复注册' });
});

test('adds a customer without an account', async () => {
  const ADD = 'POST /customer/customerInfo/add';
  const { server } = renderPage({
    page: <CustomerListPage />,
    path: '/customer/list',
    auth: permissionsFor('customer:customerInfo', ['list', 'add', 'edit', 'delete', 'import', 'export']),
    routes: {
      'GET /customer/customerInfo/list': reply(pageOf([unit])),
      'GET /sys/savedQuery/list': reply([]),
      [ADD]: refuse('单位名称已存在', { field: 'name' }),
    },
  });
  await screen.findByText('滨海港务集团');
  // A registration that may be submitted again stays.
  expect(screen.queryByRole('button', { name: '删除 滨海港务集团' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '新增' }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  type('单位名称', '滨海港务集团');
  type('统一社会信用代码', '91350100m000100y43');
  type('联系人', '许主任');
  type('联系电话', '13711111001');
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText('单位名称已存在')).toBeInTheDocument();
  expect(server.requestsOf(ADD)[0]!.body).toMatchObject({
    name: '滨海港务集团',
    creditCode: '91350100M000100Y43',
    industry: null,
    status: '1',
  });
});
