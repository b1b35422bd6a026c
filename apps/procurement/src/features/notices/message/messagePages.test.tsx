import type { SysMessage, SysMessageTemplate } from '@gezi/domain';
import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { renderPage } from '../../../testing/renderPage';
import { MessageListPage } from './MessageListPage';
import { TemplateListPage } from './TemplateListPage';

const EDIT = 'PUT /sys/message/sysMessageTemplate/edit';
const SEND = 'POST /sys/message/sysMessageTemplate/sendMsg';
const audit = {
  createBy: 'admin',
  createTime: '2026-11-18 08:00:00',
  updateBy: null,
  updateTime: '2026-11-18 08:00:00',
  sysOrgCode: null,
  tenantId: 1,
};
const template: SysMessageTemplate = {
  id: 't1',
  templateCode: 'plan_assigned',
  templateName: '分派提醒',
  templateType: '1',
  templateType_dictText: '文本',
  templateContent: '${purchaser}，您好：计划 ${planNo} 已分派给您。',
  templateContentEn: null,
  templateUse: null,
  templateTestJson: '{"purchaser":"王磊","planNo":"JH01"}',
  useStatus: '1',
  ...audit,
};
const message: SysMessage = {
  id: 'm1',
  esTitle: '分派提醒',
  esType: '1',
  esType_dictText: '短信',
  esReceiver: '13800001111',
  esReceiver_dictText: '13800001111',
  esParam: '{}',
  esContent: '<p>王磊，您好</p>',
  esSendTime: null,
  nextTryTime: null,
  expireTime: null,
  priority: 'M',
  esSendStatus: '2',
  esSendStatus_dictText: '发送失败',
  esSendNum: 0,
  esResult: '未配置短信通道',
  remark: null,
  ...audit,
};
const rightsOn = (resource: string) =>
  ['list', 'add', 'edit', 'delete'].map((action) => ({ action: `${resource}:${action}`, type: '2', describe: action }));

async function atTemplates() {
  const app = renderPage({
    page: <TemplateListPage />,
    path: '/modules/message/sysMessageTemplateList',
    auth: rightsOn('system:sysMessageTemplate'),
    routes: {
      'GET /sys/message/sysMessageTemplate/list': reply(pageOf([template])),
      [EDIT]: reply(template),
      [SEND]: refuse('未知的接收方'),
    },
  });
  await within(await screen.findByRole('grid', { name: '消息模板列表' })).findByText('plan_assigned');
  return app;
}

test('validates a template against its test data and previews it', async () => {
  const { server } = await atTemplates();
  fireEvent.click(screen.getByRole('button', { name: '编辑 分派提醒' }));
  const dialog = within(await screen.findByRole('dialog'));
  const preview = within(dialog.getByRole('region', { name: '预览' }));
  expect(preview.getByText('王磊，您好：计划 JH01 已分派给您。')).toBeInTheDocument();
  const data = dialog.getByLabelText('模板测试json');
  fireEvent.change(data, { target: { value: '{"purchaser":"<b>李娜</b>"}' } });
  expect(await dialog.findByText('缺少占位符的值：planNo')).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(server.requestsOf(EDIT)).toHaveLength(0);
  fireEvent.click(dialog.getByRole('button', { name: '生成测试数据' }));
  expect(preview.getByText('<b>李娜</b>，您好：计划 已分派给您。')).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.parse((server.requestsOf(EDIT)[0]!.body as { templateTestJson: string }).templateTestJson)).toEqual({
    purchaser: '<b>李娜</b>',
    planNo: '',
  });
});

test('sends a test message and shows a refusal', async () => {
  const { server } = await atTemplates();
  fireEvent.click(screen.getByRole('button', { name: '发送测试 分派提醒' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '发送' }));
  expect(await dialog.findByText('请选择或填写接收方')).toBeInTheDocument();
  fireEvent.click(dialog.getByText('短信'));
  fireEvent.change(dialog.getByLabelText(/^接收方/), { target: { value: '13800001111' } });
  fireEvent.click(dialog.getByRole('button', { name: '发送' }));
  expect(await dialog.findByText('未知的接收方')).toBeInTheDocument();
  expect(server.requestsOf(SEND)[0]!.body).toEqual({
    templateCode: 'plan_assigned',
    testData: template.templateTestJson,
    receiver: '13800001111',
    msgType: '1',
  });
});

test('shows a sent message with its failure reason', async () => {
  renderPage({
    page: <MessageListPage />,
    path: '/modules/message/sysMessageList',
    auth: rightsOn('system:sysMessage'),
    routes: { 'GET /sys/message/sysMessage/list': reply(pageOf([message])) },
  });
  const grid = within(screen.getByRole('grid', { name: '消息列表' }));
  expect(await grid.findByText('发送失败')).toBeVisible();
  fireEvent.click(grid.getByRole('button', { name: '查看 分派提醒' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('王磊，您好')).toBeInTheDocument();
  expect(dialog.getByText('未配置短信通道')).toBeInTheDocument();
});

const ADD = 'POST /sys/message/sysMessage/add';
const SEND_NOW = 'POST /sys/message/sysMessage/send';
async function atMessages(rows: SysMessage[], routes: FakeRoutes = {}) {
  const app = renderPage({
    page: <MessageListPage />,
    path: '/modules/message/sysMessageList',
    auth: [...rightsOn('system:sysMessage'), { action: 'system:sysMessage:import', type: '2', describe: 'import' }],
    routes: { 'GET /sys/message/sysMessage/list': reply(pageOf(rows)), ...routes },
  });
  await within(await screen.findByRole('grid', { name: '消息列表' })).findByText(rows[0]!.esTitle!);
  return app;
}

test('sends a message to a number and shows a refusal', async () => {
  const { server } = await atMessages([message], { [ADD]: refuse('接收人应为手机号', { field: 'esReceiver' }) });
  expect(screen.getByRole('button', { name: '导入' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '新增' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findAllByText('不能为空')).toHaveLength(3);
  fireEvent.click(dialog.getByText('短信'));
  fireEvent.change(dialog.getByLabelText(/^消息标题/), { target: { value: ' 盘点安排 ' } });
  fireEvent.change(dialog.getByLabelText(/^接收方/), { target: { value: '1380000' } });
  const content = dialog.getByLabelText(/^消息内容/);
  fireEvent.change(content, { target: { value: '周五 16:00 盘点\n<b>停止领料</b>' } });
  expect(content).toHaveValue('周五 16:00 盘点\n<b>停止领料</b>');
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText('接收人应为手机号')).toBeInTheDocument();
  expect(server.requestsOf(ADD)[0]!.body).toEqual({
    esTitle: '盘点安排',
    esType: '1',
    esReceiver: '1380000',
    esContent: '<p>周五 16:00 盘点</p><p>&lt;b&gt;停止领料&lt;/b&gt;</p>',
    esSendTime: null,
    remark: null,
  });
});

test('allows sending pending messages only', async () => {
  const sent = { ...message, id: 'm2', esTitle: '已发通知', esSendStatus: '1', esResult: null };
  const { server } = await atMessages([message, sent], { [SEND_NOW]: reply(message) });
  expect(screen.queryByRole('button', { name: '编辑 已发通知' })).toBeNull();
  expect(screen.getByRole('button', { name: '编辑 分派提醒' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '更多 分派提醒' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '发送' }));
  fireEvent.click(await screen.findByRole('button', { name: /^确\s?定$/ }));
  expect(await screen.findByText('发送失败：未配置短信通道')).toBeInTheDocument();
  expect(server.requestsOf(SEND_NOW)[0]!.body).toEqual({ id: 'm1' });
});
