import type { PurchasePlan } from '@gezi/domain';
import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { managerAccess, planOf } from '../../../testing/fixtures';
import { renderPage } from '../../../testing/renderPage';
import { PlanViewPage } from './PlanViewPage';

const VIEW = 'GET /purchase/purchasePlan/queryPurchasePlanByPlanId';
const HISTORY = 'GET /purchase/purchasePlan/history';
const EXPORT = 'GET /purchase/purchasePlan/exportHistory';
const REJECT = 'POST /purchase/purchasePlan/reject';
const APPROVE = 'POST /purchase/purchasePlan/approve';
const WITHDRAW = 'POST /purchase/purchasePlan/withdraw';

const permit = (...actions: string[]) =>
  actions.map((action) => ({ action: `purchase:purchasePlan:${action}`, type: '2', describe: action }));
const waiting = planOf({
  status: '1',
  status_dictText: '审批中',
  formEditable: false,
  tableEditable: false,
  actions: ['approve', 'reject', 'withdraw'],
});
const closed = (part: Partial<PurchasePlan>) => planOf({ ...waiting, actions: [], ...part });

async function atPlan(routes: FakeRoutes = {}, options: Partial<Parameters<typeof renderPage>[0]> = {}) {
  const page = renderPage({
    page: <PlanViewPage />,
    path: '/purchase/plan/view?id=p1&mode=view',
    auth: [...managerAccess.auth, ...permit('approve', 'reject')],
    routes: { [VIEW]: reply(waiting), ...routes },
    ...options,
  });
  await screen.findByText(waiting.planName);
  return page;
}
const historyOf = (entries: readonly object[], check: object = { intact: true, brokenAt: null, isSealed: true }) =>
  reply({ ...check, entries: entries.map((entry, nth) => ({ ...entry, seq: nth + 1, hash: `hash ${nth + 1}` })) });
const button = (name: string) => screen.getByRole('button', { name });

describe('the buttons of a plan', () => {
  test('are the actions that the server opens and the caller has the permission for', async () => {
    await atPlan();
    expect(button('通过')).toBeVisible();
    expect(button('驳回')).toBeVisible();
    expect(screen.queryByRole('button', { name: '撤回' })).toBeNull();
  });

  test('are the main one and a menu on phones', async () => {
    const { user } = await atPlan({}, { isNarrow: true });
    expect(button('通过')).toBeVisible();
    expect(screen.queryByRole('button', { name: '驳回' })).toBeNull();
    await user.click(button('更多'));
    await user.click(await screen.findByRole('menuitem', { name: '驳回' }));
    expect(await screen.findByRole('dialog', { name: '驳回' })).toBeVisible();
  });
});

describe('an action', () => {
  test('requires its opinion, sends it, and shows the new state', async () => {
    const { user, server } = await atPlan({
      [REJECT]: reply(closed({ status: '6', status_dictText: '已驳回' })),
    });
    await user.click(button('驳回'));
    const dialog = await screen.findByRole('dialog', { name: '驳回' });
    await user.click(within(dialog).getByRole('button', { name: /确\s?定/ }));
    expect(await within(dialog).findByText('请填写意见')).toBeInTheDocument();
    expect(server.requestsOf(REJECT)).toHaveLength(0);
    await user.type(within(dialog).getByLabelText('意见'), '数量过大');
    server.route(VIEW, reply(closed({ status: '6', status_dictText: '已驳回' })));
    await user.click(within(dialog).getByRole('button', { name: /确\s?定/ }));
    expect(await screen.findByText('驳回成功')).toBeInTheDocument();
    expect(server.requestsOf(REJECT)[0]!.body).toEqual({ id: 'p1', opinion: '数量过大' });
    expect(await screen.findByText('已驳回')).toBeVisible();
    expect(screen.queryByRole('button', { name: '通过' })).toBeNull();
    await waitFor(() => expect(server.requestsOf(HISTORY)).toHaveLength(2));
  });

  test('may go without an optional opinion', async () => {
    const { user, server } = await atPlan({ [APPROVE]: reply(closed({ status: '2' })) });
    await user.click(button('通过'));
    const dialog = await screen.findByRole('dialog', { name: '通过' });
    await user.click(within(dialog).getByRole('button', { name: /确\s?定/ }));
    expect(await screen.findByText('通过成功')).toBeInTheDocument();
    expect(server.requestsOf(APPROVE)[0]!.body).toEqual({ id: 'p1', opinion: null });
  });

  test('shows its refusal in the dialog and keeps the words', async () => {
    const { user } = await atPlan({ [REJECT]: refuse('计划已被撤回') });
    await user.click(button('驳回'));
    const dialog = await screen.findByRole('dialog', { name: '驳回' });
    await user.type(within(dialog).getByLabelText('意见'), '数量过大');
    await user.click(within(dialog).getByRole('button', { name: /确\s?定/ }));
    expect(await within(dialog).findByText('计划已被撤回')).toBeInTheDocument();
    expect(within(dialog).getByLabelText('意见')).toHaveValue('数量过大');
  });

  test('without words runs at once', async () => {
    const { user, server } = await atPlan(
      { [WITHDRAW]: reply(closed({ status: '0', status_dictText: '草稿' })) },
      { auth: [...managerAccess.auth, ...permit('withdraw')] },
    );
    server.route(VIEW, reply(closed({ status: '0', status_dictText: '草稿' })));
    await user.click(button('撤回'));
    expect(await screen.findByText('撤回成功')).toBeInTheDocument();
    expect(await screen.findByText('草稿')).toBeVisible();
  });
});

describe('the timeline', () => {
  const entry = {
    time: '2026-11-18 09:00:00',
    user: '周主管',
    action: 'reject',
    action_dictText: '驳回',
    from: '1',
    from_dictText: '审批中',
    to: '6',
    to_dictText: '已驳回',
    remark: '数量过大',
  };
  const open = async (routes: FakeRoutes, options?: Parameters<typeof atPlan>[1]) => {
    const page = await atPlan(routes, options);
    await page.user.click(screen.getByRole('tab', { name: '流转记录' }));
    return page;
  };

  test('shows who did what, when, and with which words', async () => {
    await open({
      [HISTORY]: historyOf([entry, { ...entry, user: null, action: 'x', action_dictText: null, remark: null }]),
    });
    const [first, second] = within(await screen.findByRole('list', { name: '流转记录' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('驳回审批中 → 已驳回周主管2026-11-18 09:00:00数量过大');
    expect(second).toHaveTextContent('系统');
  });
  test.each([
    ['完整', '每一步都有校验值，记录后未被改动。', { intact: true, brokenAt: null, isSealed: true }],
    ['部分校验', '启用校验之前的步骤没有校验值，其余步骤未被改动。', { intact: true, brokenAt: null, isSealed: false }],
    ['已被改动', '从第 2 步起与校验值不符：有步骤被修改、调换或删除。', { intact: false, brokenAt: 2, isSealed: true }],
  ])('shows the result of the check: %s', async (state, hint, check) => {
    await open({ [HISTORY]: historyOf([entry, entry], check) });
    expect(await screen.findByText(state)).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
    const marked = screen.getAllByRole('listitem').map((item) => within(item).queryByText('校验不符') !== null);
    expect(marked).toEqual([false, check.brokenAt === 2]);
    expect(screen.queryByRole('button', { name: '导出履历' })).toBeNull();
  });
  test('is exported by those who may', async () => {
    const auth = [...managerAccess.auth, ...permit('export')];
    const { user, server } = await open({ [HISTORY]: historyOf([entry]), [EXPORT]: refuse('导出失败') }, { auth });
    await user.click(await screen.findByRole('button', { name: '导出履历' }));
    expect(await screen.findByText('导出失败')).toBeVisible();
    expect(server.requestsOf(EXPORT)).toMatchObject([{ query: { id: 'p1' } }]);
  });
  test('reports that there are no entries', async () => {
    await open({ [HISTORY]: historyOf([]) });
    expect(await screen.findByText('暂无流转记录')).toBeVisible();
  });
  test('reports a failure and offers a retry', async () => {
    const { server, user } = await open({ [HISTORY]: refuse('查询失败') });
    expect(await screen.findByText('流转记录加载失败')).toBeVisible();
    server.route(HISTORY, historyOf([entry]));
    await user.click(button('重试'));
    expect(await screen.findByText('数量过大')).toBeVisible();
  });
});

describe('printing', () => {
  test('renders all lines, the totals and the timeline, only while the browser prints', async () => {
    await atPlan({
      [HISTORY]: historyOf([
        {
          time: '2026-11-18 09:00:00',
          user: '周主管',
          action: 'approve',
          action_dictText: '通过',
          from: '1',
          from_dictText: '审批中',
          to: '2',
          to_dictText: '待分派',
          remark: '同意',
        },
      ]),
    });
    const sheet = () => screen.queryByRole('article', { name: waiting.planName });
    expect(sheet()).toBeNull();
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(sheet()).toHaveTextContent('周主管'));
    expect(within(sheet()!).getAllByRole('row')).toHaveLength(3);
    expect(sheet()).toHaveTextContent('预算合计¥ 60.00');
    expect(sheet()).toHaveTextContent('同意');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(sheet()).toBeNull());
  });
});
