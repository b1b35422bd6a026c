import { refuse, reply } from '@gezi/client/testing';
import type { CustomerInfo } from '@gezi/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/renderApp';
import { renderPage } from '../../../testing/renderPage';
import { ClientRegisterPage } from './ClientRegisterPage';

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
  createBy: null,
  createTime: '2026-11-20 09:00:00',
  updateBy: null,
  updateTime: '2026-11-20 09:00:00',
  sysOrgCode: null,
  tenantId: 0,
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
