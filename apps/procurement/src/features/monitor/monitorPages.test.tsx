import type { OnlineUser, ServerState, SysDataLog, SysLog } from '@gezi/domain';
import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { LocaleCode } from '@gezi/ui';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { auditOf, pageOf } from '../../testing/fixtures';
import { renderPage } from '../../testing/renderPage';
import { DataLogListPage } from './data-log/DataLogListPage';
import { LogListPage } from './log/LogListPage';
import { OnlineListPage } from './online-user/OnlineListPage';
import { ServerStatePage } from './server-state/ServerStatePage';

const may = (...codes: string[]) => codes.map((action) => ({ action, type: '2', describe: action }));
const at = (page: ReactNode, routes: FakeRoutes, auth = may()) =>
  renderPage({ page, path: '/monitor', auth, routes: { 'GET /sys/savedQuery/list': reply([]), ...routes } });

const user: OnlineUser = {
  id: 's1',
  token: 's1',
  username: 'purchaser',
  realname: '李强',
  avatar: null,
  birthday: null,
  sex: 1,
  sex_dictText: '男',
  phone: '138****2231',
  loginTime: '2026-11-20 08:00:00',
  lastSeenTime: '2026-11-20 09:00:00',
  ip: '10.0.0.8',
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  current: false,
  ...auditOf('purchaser', '2026-11-20 08:00:00'),
};
const log: SysLog = {
  id: 'l1',
  logType: 2,
  logType_dictText: '操作日志',
  operateType: 3,
  operateType_dictText: '修改',
  logContent: '编辑编码规则 订单号',
  userid: 'u1',
  username: 'admin',
  ip: '127.0.0.1',
  method: null,
  requestUrl: '/api/sys/fillRule/edit',
  requestParam: JSON.stringify({ id: 'r1', before: { ruleName: '甲' }, after: { ruleName: '乙' } }),
  requestType: 'PUT',
  costTime: null,
  ...auditOf('admin', '2026-11-20 10:00:00'),
};

test('ends another session after a confirmation, but does not offer ending one’s own', async () => {
  const END = 'POST /sys/online/forceLogout';
  const own = { ...user, id: 's2', token: 's2', username: 'admin', realname: '管理员', current: true };
  const { server } = at(
    <OnlineListPage />,
    { 'GET /sys/online/list': reply(pageOf([user, own])), [END]: reply(null) },
    may('system:online:forceLogout'),
  );
  expect(await screen.findAllByText('Chrome 141 · Windows')).toHaveLength(2);
  expect(screen.getByText('当前会话')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '强退 purchaser' }));
  fireEvent.click(await screen.findByRole('button', { name: '强退' }));
  expect(await screen.findByText('强退成功')).toBeInTheDocument();
  expect(server.requestsOf(END)[0]!.body).toEqual({ token: 's1' });
});

test('shows the changes of an operation', async () => {
  const LIST = 'GET /sys/log/list';
  const { server } = at(<LogListPage />, { [LIST]: reply(pageOf([log])) });
  await screen.findByText('编辑编码规则 订单号');
  expect(server.requestsOf(LIST).at(-1)!.query).toMatchObject({ logType: '1' });
  fireEvent.click(screen.getByText('操作日志'));
  fireEvent.click(await screen.findByRole('button', { name: '详情 编辑编码规则 订单号' }));
  const changes = within(await screen.findByRole('table', { name: '变更内容' }));
  expect(changes.getByRole('row', { name: '规则名称 甲 乙' })).toBeInTheDocument();
  expect(server.requestsOf(LIST).at(-1)!.query).toMatchObject({ logType: '2' });
  for (const name of ['导出', '清空日志', '删除 编辑编码规则 订单号'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

const loggedLines = [
  { id: 'n1', before: { actualCounts: null }, after: { actualCounts: 7.5 } },
  { id: 'n2', before: null, after: { id: 'n2', materialName: '轴承', counts: 3, remark: null } },
  { id: 'n3', before: { id: 'n3', materialName: '螺栓', counts: 9 }, after: null },
];
const openLog = async (details: object, locale: LocaleCode = 'zh-CN') => {
  const entry = { ...log, requestParam: JSON.stringify({ id: 'p1', ...details }) };
  const routes = { 'GET /sys/log/list': reply(pageOf([entry])), 'GET /sys/savedQuery/list': reply([]) };
  renderPage({ page: <LogListPage />, path: '/monitor', auth: may(), routes, locale });
  const button = locale === 'zh-CN' ? '详情 编辑编码规则 订单号' : 'Details 编辑编码规则 订单号';
  fireEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};

test('shows the changed, added and removed lines of a document', async () => {
  const dialog = await openLog({ before: {}, after: {}, purchasePlanDetailList: loggedLines });
  const lines = within(dialog.getByRole('region', { name: '计划明细' }));
  const rowsOf = (name: string) =>
    within(lines.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(lines.getAllByRole('heading', { level: 5 }).map(({ textContent }) => textContent)).toEqual([
    '修改行 n1',
    '新增行 n2',
    '删除行 n3',
  ]);
  expect(rowsOf('修改行 n1')).toEqual([['采购数量', '（空）', '7.5']]);
  expect(rowsOf('新增行 n2')).toEqual([
    ['物料名称', '（空）', '轴承'],
    ['需求数量', '（空）', '3'],
  ]);
  expect(rowsOf('删除行 n3')).toEqual([
    ['物料名称', '螺栓', '（空）'],
    ['需求数量', '9', '（空）'],
  ]);
  expect(dialog.queryByRole('table', { name: '变更内容' })).toBeNull();
  expect(dialog.queryByText('没有字段发生变化')).toBeNull();
  expect(dialog.queryByText(/actualCounts/)).toBeNull();
});

test('shows the changes of the header before those of the lines', async () => {
  const header = { before: { planName: '甲' }, after: { planName: '乙' } };
  const dialog = await openLog({ ...header, orderDetailList: [loggedLines[0]], left: 60 });
  const tables = dialog.getAllByRole('table').map((table) => table.getAttribute('aria-label'));
  expect(tables).toEqual(['变更内容', '修改行 n1']);
  expect(dialog.getByRole('row', { name: '计划名称 甲 乙' })).toBeInTheDocument();
  expect(dialog.getByRole('region', { name: '订单明细' })).toBeInTheDocument();
  expect(dialog.getByText('未列出')).toBeVisible();
  expect(dialog.getByText('60 行')).toBeVisible();
});

test('names the lines in English', async () => {
  const dialog = await openLog({ before: {}, after: {}, purchasePlanDetailList: loggedLines, left: 1 }, 'en-US');
  const lines = within(dialog.getByRole('region', { name: 'Plan lines' }));
  expect(lines.getByRole('table', { name: 'Changed line n1' })).toBeInTheDocument();
  expect(lines.getByRole('table', { name: 'Removed line n3' })).toBeInTheDocument();
  const added = within(lines.getByRole('table', { name: 'Added line n2' }));
  expect(added.getByRole('rowheader', { name: 'Demand qty' })).toBeInTheDocument();
  expect(dialog.getByText('1 line')).toBeVisible();
});

test('says that nothing changed only if neither header nor lines have changes', async () => {
  const dialog = await openLog({ before: {}, after: {} });
  expect(dialog.getByText('没有字段发生变化')).toBeVisible();
  expect(dialog.queryByRole('table')).toBeNull();
});

test('names the members that were too long for the log', async () => {
  const dialog = await openLog({ before: {}, after: {}, left: 'purchasePlanDetailList,remark' });
  expect(dialog.getByText('计划明细、备注')).toBeVisible();
  expect(dialog.queryByText('没有字段发生变化')).toBeNull();
});

test('lists other details as they are', async () => {
  const dialog = await openLog({ ids: ['r1', 'r2'], left: 12 });
  expect(dialog.getByText(/"r1",/)).toBeVisible();
  expect(dialog.getByText('12 项')).toBeVisible();
  expect(dialog.queryByRole('heading', { name: '变更内容' })).toBeNull();
});

test('compares two versions of a record', async () => {
  const version = (dataVersion: number, ruleName: string): SysDataLog => ({
    id: `v${dataVersion}`,
    dataTable: 'sys_fill_rule',
    dataId: 'r1',
    dataContent: JSON.stringify({ ruleName, ruleCode: 'no' }),
    dataVersion,
    type: 'edit',
    ...auditOf('admin', '2026-11-20 10:00:00'),
  });
  const versions = [version(2, '乙'), version(1, '甲')];
  at(<DataLogListPage />, {
    'GET /sys/dataLog/list': reply(pageOf(versions)),
    'GET /sys/dataLog/queryDataVerList': reply(versions),
  });
  fireEvent.click(await screen.findByRole('button', { name: '比较 r1 版本 2' }));
  const table = within(await screen.findByRole('table', { name: '版本差异' }));
  expect(table.getByRole('row', { name: '规则名称 甲 乙' })).toBeInTheDocument();
  expect(table.queryByRole('row', { name: '规则编码 no no' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: '只看差异' }));
  expect(table.getByRole('row', { name: '规则编码 no no' })).toBeInTheDocument();
});

test("shows the server's figures, or why they are unavailable", async () => {
  const GIB = 2 ** 30;
  const state: ServerState = {
    cpu: { count: 4, model: 'EPYC', usage: 0.425, processUsage: 0.1, load: [1, 0.5, 0.25] },
    memory: { used: 4 * GIB, total: 8 * GIB },
    heap: { used: GIB / 8, total: GIB },
    rss: GIB / 4,
    disk: { path: '/data', used: null, total: null },
    node: { version: 'v20.20.2', platform: 'linux x64', pid: 42, delay: 1.25, worstDelay: 9 },
    database: { kind: 'embedded', version: '18.0', size: GIB, connections: 1, maxConnections: null },
    uptime: 93_784,
    machineUptime: 93_784,
    startTime: '2026-11-20 08:00:00',
    hostname: 'gezi',
    sessions: 3,
  };
  const STATE = 'GET /sys/monitor/server';
  const { server } = at(<ServerStatePage />, { [STATE]: refuse('没有权限') });
  expect(await screen.findByText('没有权限')).toBeVisible();
  server.route(STATE, reply(state));
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('42.5%')).toBeVisible();
  expect(screen.getByText('内嵌 PostgreSQL')).toBeVisible();
  expect(screen.getByText('无法读取')).toBeVisible();
  expect(screen.getAllByText('1 天 2 小时 3 分钟')).toHaveLength(2);
});
