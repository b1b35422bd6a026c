import type { PurchasePlan } from '@gezi/domain';
import { after, broken, expired, refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { refreshDocuments } from '../../../crud/documentQuery';
import { loginOf, managerAccess, pageOf, planOf, userOf } from '../../../testing/fixtures';
import { renderApp } from '../../../testing/renderApp';
import { renderPage } from '../../../testing/renderPage';
import { PlanViewPage } from './PlanViewPage';

const VIEW = 'GET /purchase/purchasePlan/queryPurchasePlanByPlanId';
const EDIT = 'PUT /purchase/purchasePlan/edit';
const SEARCH = 'GET /sys/user/selectSelfDepartUser';
const COMMIT = '/purchase/plan/view?id=p1&mode=commit';
const DRAFT = 'gezi.draft.u5.0.purchase-plan.p1';

const li = { purchaseUserId: 'u9', purchaseUserName: '李采购' };
const assigned = planOf({ ...li, status: '3', status_dictText: '待采购' });

const answers = (plan: PurchasePlan): FakeRoutes => ({
  [VIEW]: reply(plan),
  [EDIT]: ({ body }) => reply({ ...(body as object), updateTime: '2026-11-21 10:00:00' }),
  [SEARCH]: reply(pageOf([userOf('u9', '李采购'), userOf('u10', '王晓琳')])),
});

async function atPlan(
  plan: PurchasePlan = assigned,
  routes: FakeRoutes = {},
  options: Partial<Parameters<typeof renderPage>[0]> = {},
) {
  const page = renderPage({
    page: <PlanViewPage />,
    path: COMMIT,
    routes: { ...answers(plan), ...routes },
    ...options,
  });
  await screen.findByText(plan.planName);
  const { server } = page;
  const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }));
  const sent = () => server.requestsOf(EDIT).map(({ body }) => body as PurchasePlan);
  return { ...page, save, sent };
}

const grid = () => screen.getByRole('grid', { name: '计划物料' });
const cells = (name: RegExp) => within(grid()).getAllByRole<HTMLInputElement>('textbox', { name });
const quantity = (row = 0) => cells(/采购数量/)[row]!;
const reason = (row = 0) => cells(/数量变更原因/)[row]!;
const box = () => screen.getByRole('combobox', { name: '采购员' });

/** Stops the clock until `advance`; `runClock` also lets it run, for testing-library's own waits. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const runClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
afterEach(() => void vi.useRealTimers());

function type(input: HTMLInputElement, text: string) {
  input.focus();
  fireEvent.input(input, { target: { value: text } });
  input.blur();
}

describe('display', () => {
  test('shows header, materials and the budget with two decimals', async () => {
    await atPlan(assigned, {}, { path: '/purchase/plan/view?id=p1' });
    for (const [label, value] of [
      ['计划批次号', 'JH202611170004'],
      ['申报部门', '装配车间'],
      ['申报人', '梁娜'],
      ['申报时间', '2026-11-17 11:32:56'],
      ['需求单位', '锐衡泵业有限公司'],
      ['联系人', '梁娜'],
      ['联系电话', '13800001049'],
      ['采购员', '李采购'],
    ]) {
      expect(screen.getByText(label!, { selector: 'dt' }).nextElementSibling).toHaveTextContent(value!);
    }
    expect(within(grid()).getByText('球阀')).toBeVisible();
    // 10 × 3.5 + 200 × 0.125
    expect(screen.getByText('¥ 60.00')).toBeVisible();
  });

  test('follows the lines and the purchaser that are refetched', async () => {
    let plan = assigned;
    const routes = { [VIEW]: () => reply(plan) };
    const { queries } = await atPlan(assigned, routes, { path: '/purchase/plan/view?id=p1' });
    const purchasePlanDetailList = assigned.purchasePlanDetailList.map((line) => ({ ...line, actualCounts: 24 }));
    plan = { ...assigned, purchaseUserId: 'u10', purchaseUserName: '王晓琳', purchasePlanDetailList };
    await act(() => refreshDocuments(queries));
    // 24 × 3.5 + 24 × 0.125
    expect(await screen.findByText('¥ 87.00')).toBeVisible();
    await waitFor(() => expect(within(grid()).getAllByText('24')).toHaveLength(2));
    expect(screen.getByText('采购员', { selector: 'dt' }).nextElementSibling).toHaveTextContent('王晓琳');
  });

  test('is read-only in view mode, whatever the flags', async () => {
    await atPlan(assigned, {}, { path: '/purchase/plan/view?id=p1&mode=view' });
    expect(screen.queryByRole('combobox', { name: '采购员' })).toBeNull();
    expect(within(grid()).queryAllByRole('textbox')).toHaveLength(0);
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
    expect(screen.getByRole('button', { name: '采购分派' })).toBeVisible();
  });

  test.each([
    ['neither', { formEditable: false, tableEditable: false }, 0, 0],
    ['only the form', { formEditable: true, tableEditable: false }, 1, 0],
    ['only the table', { formEditable: false, tableEditable: true }, 0, 4],
    ['both', { formEditable: true, tableEditable: true }, 1, 4],
  ])("in commit mode %s follow the server's flags", async (_, flags, boxes, editors) => {
    await atPlan({ ...assigned, ...flags });
    expect(screen.queryAllByRole('combobox', { name: '采购员' })).toHaveLength(boxes);
    expect(within(grid()).queryAllByRole('textbox')).toHaveLength(editors);
    expect(screen.queryAllByRole('button', { name: '保存' })).toHaveLength(boxes + editors ? 1 : 0);
    expect(screen.queryAllByText('当前计划不可编辑，仅供查看。')).toHaveLength(boxes + editors ? 0 : 1);
  });

  test('is read-only without the edit permission', async () => {
    await atPlan(assigned, {}, { auth: managerAccess.auth.slice(0, 1) });
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
    expect(within(grid()).queryAllByRole('textbox')).toHaveLength(0);
  });

  test('reports a missing id', async () => {
    renderPage({ page: <PlanViewPage />, path: '/purchase/plan/view' });
    await waitFor(() => expect(screen.getByText('未指定采购计划')).toBeVisible());
  });

  test('offers a retry after a failed request', async () => {
    const { server, user } = renderPage({
      page: <PlanViewPage />,
      path: COMMIT,
      routes: { [VIEW]: refuse('未找到对应数据') },
    });
    const retry = await screen.findByRole('button', { name: '重试' });
    // Once: the page shows it, no message above.
    expect(screen.getByText('未找到对应数据')).toBeVisible();
    server.route(VIEW, reply(assigned));
    await user.click(retry);
    await waitFor(() => expect(screen.getByText(assigned.planName)).toBeVisible());
  });
});

describe('saving', () => {
  test('warns 请选择采购员 without a purchaser and sends nothing', async () => {
    const { save, sent } = await atPlan(planOf());
    save();
    await waitFor(() => expect(screen.getAllByText('请选择采购员')).toHaveLength(2));
    expect(box()).toHaveFocus();
    expect(box()).toHaveAccessibleDescription('请选择采购员');
    expect(sent()).toHaveLength(0);
  });

  test('treats a cleared purchaser as missing', async () => {
    const { save, sent, user } = await atPlan();
    await user.click(screen.getByRole('button', { name: '清除采购员' }));
    save();
    await waitFor(() => expect(screen.getAllByText('请选择采购员')).toHaveLength(2));
    expect(sent()).toHaveLength(0);
  });

  test('sends the whole plan, with the demand for an empty quantity', async () => {
    const { save, sent } = await atPlan();
    save();
    await screen.findByText('保存成功');
    expect(sent()).toEqual([
      {
        ...assigned,
        purchasePlanDetailList: assigned.purchasePlanDetailList.map((line) => ({ ...line, actualCounts: line.counts })),
      },
    ]);
  });

  test('shows the default quantity and restores it in an emptied cell', async () => {
    await atPlan();
    expect(quantity()).toHaveValue('10');
    type(quantity(), '7');
    type(quantity(), '');
    await waitFor(() => expect(quantity()).toHaveValue('10'));
  });

  test('requires a reason for another quantity: 请填写数量变更原因, and sends nothing', async () => {
    const { save, sent } = await atPlan();
    type(quantity(1), '150');
    save();
    expect((await screen.findAllByText('请填写数量变更原因'))[0]).toBeVisible();
    expect(sent()).toHaveLength(0);
    type(reason(1), '库存可调拨');
    save();
    await screen.findByText('保存成功');
    expect(sent()[0]!.purchasePlanDetailList[1]).toMatchObject({ actualCounts: 150, countsChangeReason: '库存可调拨' });
  });

  test('refuses an invalid quantity and sends nothing', async () => {
    const { save, sent } = await atPlan();
    type(quantity(), '-3');
    type(reason(), '误填');
    save();
    expect((await screen.findAllByText('请填写不小于 0 的数量，最多 8 位小数、共 15 位数字'))[0]).toBeVisible();
    expect(sent()).toHaveLength(0);
  });

  test('saves once on a double click', async () => {
    const { user, sent } = await atPlan(assigned, { [EDIT]: after(50, reply(assigned)) });
    await user.dblClick(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('保存成功');
    expect(sent()).toHaveLength(1);
  });

  test('shows the values and totals the server returns', async () => {
    const fresh = planOf({ ...li, status: '3', status_dictText: '待采购', updateTime: '2026-11-21 10:00:00' });
    fresh.purchasePlanDetailList[0]!.actualCounts = 8;
    fresh.purchasePlanDetailList[0]!.countsChangeReason = '库存可调拨';
    const { save } = await atPlan(assigned, { [EDIT]: reply(fresh) });
    type(quantity(), '8');
    type(reason(), '库存可调拨');
    save();
    await screen.findByText('保存成功');
    expect(quantity()).toHaveValue('8');
    expect(screen.getByText('¥ 53.00')).toBeVisible();
    expect(screen.getByText('1 项')).toBeVisible();
  });

  test('saves on Ctrl+S', async () => {
    const { user, sent } = await atPlan();
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('保存成功');
    expect(sent()).toHaveLength(1);
  });
});

describe('a refusal of the server', () => {
  test('is shown at its cell until the value changes', async () => {
    const refusal = refuse('purchasePlanDetailList/1/countsChangeReason 长度不能超过 500 个字符', {
      field: 'purchasePlanDetailList/1/countsChangeReason',
    });
    const { save, sent, server } = await atPlan(assigned, { [EDIT]: refusal });
    type(quantity(1), '150');
    type(reason(1), '库存');
    save();
    await waitFor(() => expect(reason(1)).toHaveAccessibleDescription(/长度不能超过 500 个字符/));
    expect(reason(1)).toHaveFocus();
    expect(quantity(1)).toHaveValue('150');
    server.route(EDIT, reply(assigned));
    type(reason(1), '库存可调拨');
    save();
    await screen.findByText('保存成功');
    expect(sent()).toHaveLength(2);
  });

  test('is shown at the purchaser', async () => {
    const message = '所选采购员不存在或不属于当前租户';
    const { save } = await atPlan(assigned, { [EDIT]: refuse(message, { field: 'purchaseUserId' }) });
    save();
    await waitFor(() => expect(box()).toHaveAccessibleDescription(message));
  });

  test('for a concurrent change keeps the draft and offers it over the new version', async () => {
    const message = '数据已被他人修改，请刷新后重试';
    const { save, user, server } = await atPlan(assigned, { [EDIT]: refuse(message, { field: 'updateTime' }) });
    type(quantity(), '7');
    type(reason(), '库存可调拨');
    save();
    await waitFor(() => expect(screen.getByText(message)).toBeVisible());
    expect(quantity()).toHaveValue('7');
    server.route(VIEW, reply({ ...assigned, updateTime: '2026-11-20 12:00:00', demandOrgName: '锐衡铸造有限公司' }));
    await user.click(screen.getByRole('button', { name: '刷新数据' }));
    await waitFor(() => expect(screen.getByText('锐衡铸造有限公司')).toBeVisible());
    expect(quantity()).toHaveValue('10');
    expect(screen.getByText('此后数据已被修改，恢复后请核对。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '恢复' }));
    await waitFor(() => expect(quantity()).toHaveValue('7'));
    expect(reason()).toHaveValue('库存可调拨');
  });

  test.each([
    [
      'in words',
      refuse('当前计划状态不允许编辑，或您不是该计划的采购员'),
      '当前计划状态不允许编辑，或您不是该计划的采购员',
    ],
    ['of a right', refuse('没有权限', { status: 403, code: 510 }), '拒绝访问'],
    ['of the network', broken(), /网络/],
  ])('%s is reported, and the input is kept', async (_, answer, text) => {
    const { save } = await atPlan(assigned, { [EDIT]: answer });
    type(quantity(), '7');
    type(reason(), '库存可调拨');
    save();
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    expect(quantity()).toHaveValue('7');
    expect(screen.getByRole('button', { name: '保存' })).toBeEnabled();
  });
});

describe('the purchaser', () => {
  const search = (text: string) => {
    box().focus();
    fireEvent.change(box(), { target: { value: text } });
  };

  test('is searched by name 800 ms after the last keystroke', async () => {
    const { server, user } = await atPlan(planOf());
    await user.click(box());
    await screen.findByRole('option', { name: /李采购/ });
    expect(server.requestsOf(SEARCH)[0]!.query.name).toBeUndefined();
    stopClock();
    search('王');
    await advance(799);
    search('王晓');
    // The list fades in: its content exists before it is visible.
    expect(screen.getByText('正在搜索…')).toBeInTheDocument();
    await advance(799);
    expect(server.requestsOf(SEARCH)).toHaveLength(1);
    await advance(1);
    expect(server.requestsOf(SEARCH)).toHaveLength(2);
    expect(server.requestsOf(SEARCH)[1]!.query.name).toBe('王晓');
  });

  test('shows the result of the last search, whatever the order of the answers', async () => {
    const { user } = await atPlan(planOf(), {
      [SEARCH]: ({ query }) =>
        query.name === '慢'
          ? after(1500, reply(pageOf([userOf('u1', '慢先生')])))
          : reply(pageOf([userOf('u2', '快先生')])),
    });
    await user.click(box());
    runClock();
    search('慢');
    await advance(900);
    search('快');
    await advance(900);
    await screen.findByRole('option', { name: /快先生/ });
    await advance(1600);
    expect(screen.queryByRole('option', { name: /慢先生/ })).toBeNull();
    expect(screen.getByRole('option', { name: /快先生/ })).toBeVisible();
  });

  test('is chosen by keyboard and saved with id and name', async () => {
    const { user, save, sent } = await atPlan(planOf());
    await user.click(box());
    await screen.findByRole('option', { name: /王晓琳/ });
    for (const [key, keyCode] of [
      ['ArrowDown', 40],
      ['Enter', 13],
    ] as const)
      fireEvent.keyDown(box(), { key, keyCode });
    save();
    await screen.findByText('保存成功');
    expect(sent()[0]).toMatchObject({ purchaseUserId: 'u10', purchaseUserName: '王晓琳' });
  });

  test('reports an empty result and a failed search', async () => {
    const { user, server } = await atPlan(planOf(), { [SEARCH]: reply(pageOf([])) });
    await user.click(box());
    await waitFor(() => expect(screen.getByText('没有符合条件的人员')).toBeVisible());
    server.route(SEARCH, refuse('查询失败'));
    runClock();
    search('张');
    await advance(800);
    await waitFor(() => expect(screen.getByText('搜索失败', {})).toBeVisible());
    server.route(SEARCH, reply(pageOf([userOf('u3', '张三')])));
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.getByRole('option', { name: /张三/ })).toBeVisible());
  });
});

describe('unsaved input', () => {
  test('is stored within 2 s and offered after a reload', async () => {
    const { unmount } = await atPlan();
    type(quantity(), '7');
    type(reason(), '库存可调拨');
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('库存可调拨'), { timeout: 2000 });
    unmount();
    const { user, save } = await atPlan(assigned, {}, { keep: true });
    expect(quantity()).toHaveValue('10');
    await user.click(screen.getByRole('button', { name: '恢复' }));
    await waitFor(() => expect(quantity()).toHaveValue('7'));
    save();
    await screen.findByText('保存成功');
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  test('can be discarded', async () => {
    const { unmount } = await atPlan();
    type(quantity(), '7');
    unmount();
    const { user } = await atPlan(assigned, {}, { keep: true });
    await user.click(screen.getByRole('button', { name: '放弃' }));
    expect(localStorage.getItem(DRAFT)).toBeNull();
    expect(quantity()).toHaveValue('10');
  });

  test('asks before navigating away', async () => {
    const { user, address } = await atPlan();
    type(quantity(), '7');
    await user.click(screen.getByRole('button', { name: '返回列表' }));
    await waitFor(() => expect(screen.getByText('有未保存的修改')).toBeVisible());
    await user.click(screen.getByRole('button', { name: '继续编辑' }));
    expect(quantity()).toHaveValue('7');
    expect(address()).toBe(COMMIT);
    await user.click(screen.getByRole('button', { name: '返回列表' }));
    await user.click(await screen.findByRole('button', { name: '离开' }));
    await waitFor(() => expect(address()).toBe('/purchase/plan'));
  });

  test('asks before closing the window, only with changes', async () => {
    const { user, address } = await atPlan();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    type(quantity(), '7');
    expect(leave()).toBe(true);
    type(quantity(), '10');
    expect(leave()).toBe(false);
    await user.click(screen.getByRole('button', { name: '返回列表' }));
    await waitFor(() => expect(address()).toBe('/purchase/plan'));
  });

  test('survives the end of the session and is offered on the same page after sign-in', async () => {
    const { user, session, reload, unmount } = renderApp({
      path: COMMIT,
      routes: { ...answers(assigned), [EDIT]: expired() },
    });
    await screen.findByText(assigned.planName);
    type(quantity(), '7');
    type(reason(), '库存可调拨');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getByText('很抱歉，登录已过期，请重新登录')).toBeVisible());
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(session.get().token).toBeUndefined();
    await waitFor(() => expect(screen.getByRole('button', { name: '登录' })).toBeVisible());
    expect(screen.queryByText('有未保存的修改')).toBeNull();
    unmount();

    const again = renderApp({
      path: `/user/login?redirect=${encodeURIComponent(COMMIT)}`,
      signedIn: false,
      keep: true,
      routes: { ...answers(assigned), 'POST /sys/login': reply(loginOf('u5')) },
    });
    for (const label of ['用户名', '密码', '验证码']) {
      fireEvent.change(await screen.findByLabelText(label), { target: { value: 'x' } });
    }
    await again.user.click(screen.getByRole('button', { name: '登录' }));
    await again.user.click(await screen.findByRole('button', { name: '恢复' }));
    await waitFor(() => expect(quantity()).toHaveValue('7'));
    expect(reason()).toHaveValue('库存可调拨');
  });

  test('is not shown to another user', async () => {
    const { unmount } = await atPlan();
    type(quantity(), '7');
    unmount();
    expect(localStorage.getItem(DRAFT)).not.toBeNull();
    localStorage.setItem('gezi.draft.u6.0.purchase-plan.p1', localStorage.getItem(DRAFT)!);
    localStorage.removeItem(DRAFT);
    await atPlan(assigned, {}, { keep: true });
    expect(screen.queryByRole('button', { name: '恢复' })).toBeNull();
  });
});
