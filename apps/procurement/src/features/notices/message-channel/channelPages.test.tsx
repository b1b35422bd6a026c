import type { SysMessageChannel } from '@gezi/domain';
import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { ChannelListPage } from './ChannelListPage';

const LIST = 'GET /sys/message/sysMessageChannel/list';
const ADD = 'POST /sys/message/sysMessageChannel/add';
const EDIT = 'PUT /sys/message/sysMessageChannel/edit';
const TEST = 'POST /sys/message/sysMessageChannel/test';

const mail: SysMessageChannel = {
  id: 'c1',
  channelName: '公司邮件',
  channelType: 'mail',
  channelType_dictText: '邮件',
  status: '1',
  smtpHost: 'smtp.example.com',
  smtpPort: 465,
  smtpSecurity: 'tls',
  smtpUser: 'notice',
  senderAddress: 'notice@example.com',
  senderName: '采购平台',
  hasSecret: true,
  webhookHint: null,
  kinds: null,
  priority: null,
  language: null,
  perMinute: 60,
  receiverPerMinute: 20,
  remark: null,
  createBy: 'admin',
  createTime: '2026-11-18 08:00:00',
  updateBy: null,
  updateTime: '2026-11-18 08:00:00',
  sysOrgCode: null,
  tenantId: 1,
};
const robot: SysMessageChannel = {
  ...mail,
  id: 'c2',
  channelName: '采购群',
  channelType: 'wecom',
  channelType_dictText: '企业微信机器人',
  smtpHost: null,
  smtpPort: null,
  smtpSecurity: null,
  smtpUser: null,
  senderAddress: null,
  senderName: null,
  hasSecret: false,
  webhookHint: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?****',
  kinds: 'task,plan',
  priority: 'M',
  language: 'zh-CN',
  perMinute: 20,
};

async function atList(rows: SysMessageChannel[], routes: FakeRoutes = {}, locale: 'zh-CN' | 'en-US' = 'zh-CN') {
  const app = renderPage({
    page: <ChannelListPage />,
    path: '/modules/message/sysMessageChannelList',
    locale,
    auth: permissionsFor('system:sysMessageChannel', ['list', 'add', 'edit', 'delete']),
    routes: { [LIST]: reply(pageOf(rows)), 'GET /sys/savedQuery/list': reply([]), ...routes },
  });
  await screen.findByRole('grid', { name: locale === 'zh-CN' ? '消息通道列表' : 'Message channels' });
  return app;
}

async function openForm(button: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('lists servers and robots without their secrets', async () => {
  await atList([mail, robot]);
  const grid = within(screen.getByRole('grid', { name: '消息通道列表' }));
  expect(await grid.findByText('smtp.example.com:465')).toBeVisible();
  expect(grid.getByText('https://qyapi.weixin.qq.com/cgi-bin/webhook/send?****')).toBeVisible();
});

test('an empty list offers to add a channel', async () => {
  await atList([]);
  expect(screen.getByRole('button', { name: '新增' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^编辑 / })).toBeNull();
});

test('requires server, port and sender of mail, and sends nothing without them', async () => {
  const { server } = await atList([], { [ADD]: reply(mail) });
  const form = await openForm('新增');
  fireEvent.click(form.getByRole('button', { name: '确定' }));
  expect(await form.findByText('请填写通道名称')).toBeVisible();
  expect(form.getByText('请填写SMTP服务器')).toBeVisible();
  expect(form.getByText('请填写发件人邮箱')).toBeVisible();
  expect(server.requestsOf(ADD)).toHaveLength(0);

  write(form.getByLabelText('通道名称'), '公司邮件');
  write(form.getByLabelText('SMTP服务器'), 'smtp.example.com');
  write(form.getByLabelText('发件人邮箱'), 'notice@example.com');
  fireEvent.click(form.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(server.requestsOf(ADD)).toHaveLength(1));
  expect(server.requestsOf(ADD)[0]!.body).toMatchObject({ channelType: 'mail', smtpPort: 465, smtpSecurity: 'tls' });
});

test('shows a refusal of the server at its field', async () => {
  await atList([mail], { [EDIT]: refuse('SMTP服务器不在允许的范围内', { field: 'smtpHost' }) });
  const form = await openForm('编辑 公司邮件');
  fireEvent.click(form.getByRole('button', { name: '确定' }));
  expect(await form.findByText('SMTP服务器不在允许的范围内')).toBeVisible();
});

test('a stored password is neither shown nor sent', async () => {
  const { server } = await atList([mail], { [EDIT]: reply(mail) });
  const form = await openForm('编辑 公司邮件');
  expect(form.getByLabelText('密码')).toHaveValue('');
  expect(form.getByLabelText('密码')).toHaveAttribute('placeholder', '留空则不修改');
  write(form.getByLabelText('发件人名称'), '格子采购');
  fireEvent.click(form.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(server.requestsOf(EDIT)).toHaveLength(1));
  expect(server.requestsOf(EDIT)[0]!.body).toMatchObject({ id: 'c1', senderName: '格子采购' });
  expect(server.requestsOf(EDIT)[0]!.body).not.toHaveProperty('secret');
});

test('sends a test message with unsaved values, and shows why it failed', async () => {
  let isWrong = true;
  const { server } = await atList([mail], {
    [TEST]: () => (isWrong ? refuse('535 Authentication failed') : reply(null)),
  });
  const form = await openForm('编辑 公司邮件');
  write(form.getByLabelText('SMTP服务器'), 'mail.example.com');
  write(form.getByLabelText('测试收件人'), 'me@example.com');
  fireEvent.click(form.getByRole('button', { name: '发送测试消息' }));
  expect(await form.findByText('535 Authentication failed')).toBeVisible();
  expect(server.requestsOf(TEST)[0]!.body).toMatchObject({
    id: 'c1',
    smtpHost: 'mail.example.com',
    receiver: 'me@example.com',
  });
  isWrong = false;
  fireEvent.click(form.getByRole('button', { name: '发送测试消息' }));
  expect(await form.findByText('测试消息已发送')).toBeVisible();
  expect(form.queryByText('535 Authentication failed')).toBeNull();
});

test('a robot keeps its address, and needs no receiver', async () => {
  const { server } = await atList([robot], { [TEST]: reply(null) });
  const form = await openForm('编辑 采购群');
  expect(form.getByText('当前：https://qyapi.weixin.qq.com/cgi-bin/webhook/send?****')).toBeVisible();
  expect(form.queryByLabelText('测试收件人')).toBeNull();
  // WeCom signs nothing.
  expect(form.queryByLabelText('签名密钥')).toBeNull();
  fireEvent.click(form.getByRole('button', { name: '发送测试消息' }));
  expect(await form.findByText('测试消息已发送')).toBeVisible();
  expect(server.requestsOf(TEST)[0]!.body).toEqual({ id: 'c2', channelType: 'wecom' });
});

test('is in English', async () => {
  await atList([mail], { [TEST]: refuse('535 Authentication failed') }, 'en-US');
  const form = await openForm('Edit 公司邮件');
  expect(form.getByLabelText('SMTP server')).toHaveValue('smtp.example.com');
  fireEvent.click(form.getByRole('button', { name: 'Send a test message' }));
  expect(await form.findByText('535 Authentication failed')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/通道名称|测试收件人|加密方式/);
});
