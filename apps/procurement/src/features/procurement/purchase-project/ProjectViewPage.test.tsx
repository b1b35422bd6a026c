import type { PurchaseInfo } from '@gezi/domain';
import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { projectOf, purchaserAuth } from '../../../testing/projectFixtures';
import { renderPage } from '../../../testing/renderPage';
import { ProjectViewPage } from './ProjectViewPage';

const VIEW = 'GET /purchase/purchaseInfo/queryById';
const EDIT = 'PUT /purchase/purchaseInfo/edit';
const EXTEND = 'POST /purchase/purchaseInfo/extend';

const published = projectOf({
  status: '3',
  status_dictText: '待开始',
  actions: ['supplement', 'extend'],
  supplierList: [
    { id: 'i1', supplierId: 's1', supplierName: '申达阀门', inviteStatus: '0', inviteStatus_dictText: '已邀请' },
  ],
});

async function atProject(project: PurchaseInfo, routes: FakeRoutes = {}, auth = purchaserAuth) {
  const page = renderPage({
    page: <ProjectViewPage />,
    path: '/purchase/project/view?id=g1',
    auth,
    routes: { [VIEW]: reply(project), ...routes },
  });
  await screen.findByText(project.proName);
  const sent = (route: keyof FakeRoutes) => page.server.requestsOf(route).map(({ body }) => body);
  return { ...page, sent };
}

/** Routes of a project that somebody else cancels before a call, which is refused. */
function cancelledBefore(project: PurchaseInfo, route: keyof FakeRoutes): FakeRoutes {
  let stored = project;
  return {
    [VIEW]: () => reply(stored),
    [route]: () => {
      stored = { ...project, status: '11', status_dictText: '已终止', actions: [] };
      return refuse('单据状态已变更', { field: 'status' });
    },
  };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('shows header, lines, suppliers and budget', async () => {
  await atProject(published);
  for (const [label, value] of [
    ['项目编号', 'CG202611230001'],
    ['采购方式', '邀请采购'],
    ['采购单位', '锐衡泵业'],
    ['付款方式', '货到付款'],
    ['报价截止时间', '2026-12-08 17:00:00'],
  ]) {
    expect(screen.getByText(label!, { selector: 'dt' }).nextElementSibling).toHaveTextContent(value!);
  }
  expect(screen.queryByText('自动延期天数')).toBeNull();
  expect(within(screen.getByRole('grid', { name: '物料明细' })).getByText('球阀')).toBeVisible();
  expect(screen.getByText('¥ 35.00')).toBeVisible();
  fireEvent.click(screen.getByRole('tab', { name: /邀请供应商/ }));
  expect(screen.getByText('已邀请')).toBeVisible();
});

test('a published project that visitors see leads to its public page', async () => {
  await atProject({ ...published, isPublic: '1' });
  expect(screen.getByRole('link', { name: '公示页面' })).toHaveAttribute('href', '/projectintro/detail/g1');
});

test.each([
  { isPublic: '0', status: '3' },
  { isPublic: '1', status: '0' },
  { isPublic: '1', status: '11' },
] as const)('%j has no public page', async (state) => {
  await atProject({ ...published, ...state });
  expect(screen.queryByRole('link', { name: '公示页面' })).toBeNull();
});

test('an auction shows its duration and its minimum step', async () => {
  await atProject(projectOf({ buyType: '4', biddingDuration: 2, minStep: 1500, actions: [] }));
  for (const [label, value] of [
    ['竞价时长（小时）', '2'],
    ['最小降幅（元）', '1,500.00'],
  ]) {
    expect(screen.getByText(label!, { selector: 'dt' }).nextElementSibling).toHaveTextContent(value!);
  }
});

test('the rule that experts are drawn by is shown only while its flag is on', async () => {
  const rule = { id: 'r1', name: '常规抽取', techNum: 3, busiNum: 2 };
  await atProject(projectOf({ buyType: '5', expertRuleShow: '0', expertSiftRule: rule, actions: [] }));
  expect(screen.getByRole('tab', { name: '评审维度' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: '专家抽取规则' })).toBeNull();
});

test('an approver passes a project with an optional opinion', async () => {
  const approver = ['list', 'approve', 'reject'].map((action) => ({
    action: `purchase:purchaseInfo:${action}`,
    type: '2' as const,
    describe: action,
  }));
  const waiting = projectOf({ status: '1', status_dictText: '审批中', actions: ['approve', 'reject'] });
  const { sent, user } = await atProject(
    waiting,
    { 'POST /purchase/purchaseInfo/approve': reply(published) },
    approver,
  );
  expect(screen.getByRole('button', { name: '驳回' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: '公告' }));
  press('通过');
  const dialog = await screen.findByRole('dialog', { name: '通过' });
  await user.click(within(dialog).getByRole('button', { name: /确\s?定/ }));
  await screen.findByText('通过成功');
  expect(sent('POST /purchase/purchaseInfo/approve')).toEqual([{ id: 'g1', opinion: null }]);
  // The document is fetched again; the part that was read stays.
  await waitFor(() => expect(sent(VIEW)).toHaveLength(2));
  expect(await screen.findByRole('tab', { name: /公告/, selected: true })).toBeVisible();
});

test('extending asks for a later end and a reason', async () => {
  const { sent, user } = await atProject(published, { [EXTEND]: reply(published) });
  press('延期');
  const dialog = within(await screen.findByRole('dialog', { name: '延期' }));
  await user.type(dialog.getByLabelText('原因'), '供应商要求');
  await user.click(dialog.getByRole('button', { name: /确\s?定/ }));
  expect(await dialog.findByText('新的报价截止时间应晚于原截止时间')).toBeVisible();
  const end = dialog.getByLabelText('新的报价截止时间');
  fireEvent.mouseDown(end);
  fireEvent.change(end, { target: { value: '2026-12-10 17:00:00' } });
  fireEvent.keyDown(end, { key: 'Enter', code: 'Enter', keyCode: 13 });
  await user.click(dialog.getByRole('button', { name: /确\s?定/ }));
  await waitFor(() =>
    expect(sent(EXTEND)).toEqual([{ id: 'g1', proEndTime: '2026-12-10 17:00:00', reason: '供应商要求' }]),
  );
});

test('a published project is supplemented by remark, contacts and files', async () => {
  const { sent, user } = await atProject(published, { [EDIT]: reply(published) });
  press('补充');
  const dialog = within(await screen.findByRole('dialog', { name: '补充' }));
  await user.type(dialog.getByLabelText('备注'), '图纸已更新');
  await user.click(dialog.getByRole('button', { name: /确\s?定/ }));
  await screen.findByText('补充成功');
  expect(sent(EDIT)).toEqual([
    {
      id: 'g1',
      updateTime: '2026-11-23 09:00:00',
      contactName: '李采购',
      contactPhone: '13800001049',
      remark: '图纸已更新',
      planFileUrl: '',
    },
  ]);
});

test('a refused extension shows the project as somebody else left it, with the input kept', async () => {
  const { user } = await atProject(published, cancelledBefore(published, EXTEND));
  press('延期');
  const dialog = within(await screen.findByRole('dialog', { name: '延期' }));
  await user.type(dialog.getByLabelText('原因'), '供应商要求');
  const end = dialog.getByLabelText('新的报价截止时间');
  fireEvent.mouseDown(end);
  fireEvent.change(end, { target: { value: '2026-12-10 17:00:00' } });
  fireEvent.keyDown(end, { key: 'Enter', code: 'Enter', keyCode: 13 });
  await user.click(dialog.getByRole('button', { name: /确\s?定/ }));
  expect(await screen.findByText('已终止')).toBeInTheDocument();
  expect(dialog.getByText('单据状态已变更')).toBeVisible();
  expect(dialog.getByLabelText('原因')).toHaveValue('供应商要求');
  expect(dialog.getByLabelText('新的报价截止时间')).toHaveValue('2026-12-10 17:00:00');
});

test('a refused supplement shows the project as somebody else left it, with the input kept', async () => {
  const { user } = await atProject(published, cancelledBefore(published, EDIT));
  press('补充');
  const dialog = within(await screen.findByRole('dialog', { name: '补充' }));
  await user.type(dialog.getByLabelText('备注'), '图纸已更新');
  await user.click(dialog.getByRole('button', { name: /确\s?定/ }));
  expect(await screen.findByText('已终止')).toBeInTheDocument();
  expect(dialog.getByText('单据状态已变更')).toBeVisible();
  expect(dialog.getByLabelText('备注')).toHaveValue('图纸已更新');
});

test('a failed project shows its reason and is copied to a new draft', async () => {
  const failed = projectOf({ status: '10', status_dictText: '已流标', failReason: '无人报价', actions: [] });
  const { address } = await atProject(failed, {
    'POST /purchase/purchaseInfo/copy': reply(projectOf({ id: 'g2' })),
  });
  expect(screen.getByText('无人报价')).toBeVisible();
  press('复制');
  await waitFor(() => expect(address()).toBe('/purchase/project/view?id=g2&mode=edit'));
});
