import { refuse, reply } from '@gezi/client/testing';
import type { CustomerInfo } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { renderApp } from '../../../testing/renderApp';
import { renderPage } from '../../../testing/renderPage';
import { ClientRegisterPage } from './ClientRegisterPage';
import { CustomerAuditPage } from './CustomerAuditPage';

const ADD = 'POST /customer/register/add';
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
  createTime: '2026-11-20 09:00:00',
  updateTime: '2026-11-20 09:00:00',
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('registers a purchasing unit with an account and shows refusals at their fields', async () => {
  const { server } = renderApp({
    path: '/user/client/register',
    signedIn: false,
    routes: {
      [ADD]: refuse('单位名称已存在', { field: 'name' }),
      'GET /sys/user/checkOnlyUser': reply(true),
      'GET /portal/protocol/current': reply({ title: '注册协议', version: '2.0', effectiveTime: null, content: '' }),
    },
  });
  const send = await screen.findByText('提交注册');
  fireEvent.click(send);
  for (const text of ['请输入单位名称', '请输入统一社会信用代码', '请阅读并同意采购单位注册协议'])
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
  expect(server.requestsOf(ADD)).toHaveLength(0);

  type('用户名', 'port_buyer');
  type('密码', 'lake and mountain');
  type('确认密码', 'lake and mountain');
  type('手机号', '13711111001');
  type('短信验证码', '123456');
  type('单位名称', '滨海港务集团');
  type('统一社会信用代码', '91350100m000100y43');
  type('联系人', '许主任');
  type('联系电话', '13711111001');
  type('所属行业', '港口物流');
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(send);
  await waitFor(() => expect(screen.getByText('单位名称已存在')).toBeVisible());
  server.route(ADD, reply({ id: 'c1', auditStatus: '0' }));
  fireEvent.click(send);
  await screen.findByText('您的账号 port_buyer 已注册，资料正在审核。登录后可查看审核进度。');
  expect(server.requestsOf(ADD).at(-1)!.body).toMatchObject({
    account: { username: 'port_buyer', password: 'lake and mountain', mobile: '13711111001', smscode: '123456' },
    name: '滨海港务集团',
    creditCode: '91350100M000100Y43',
    industry: '港口物流',
    protocolVersion: '2.0',
  });
});

test('shows signed-in users the decision and lets them correct it', async () => {
  const RESUBMIT = 'PUT /customer/register/resubmit';
  const { server } = renderPage({
    page: <ClientRegisterPage />,
    path: '/user/client/register',
    routes: {
      'GET /customer/register/mine': reply(unit),
      [RESUBMIT]: reply({ ...unit, auditStatus: '-1', updateTime: '2026-11-21 09:00:00' }),
    },
  });
  await screen.findByText('审核意见：联系人有误');
  type('联系人', '徐主任');
  fireEvent.click(screen.getByRole('button', { name: '重新提交' }));
  await screen.findByText('您的修改已重新提交，正在审核。');
  expect(server.requestsOf(RESUBMIT)[0]!.body).toMatchObject({ name: '滨海港务集团', linkman: '徐主任' });
});

test('lets an administrator approve', async () => {
  const APPROVE = 'POST /customer/customerInfo/approve';
  const waiting = { ...unit, auditStatus: '0', auditOpinion: null };
  const { server } = renderPage({
    page: <CustomerAuditPage />,
    path: '/customer/customerInfo',
    auth: [{ action: 'customer:customerInfo:audit', type: '2', describe: 'audit' }],
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
    page: <CustomerAuditPage />,
    path: '/customer/customerInfo',
    auth: [{ action: 'customer:customerInfo:audit', type: '2', describe: 'audit' }],
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
