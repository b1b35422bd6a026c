import type { PlanRow } from '@gezi/domain';
import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { managerAccess, pageOf, planOf, userOf } from '../../../testing/fixtures';
import { renderPage } from '../../../testing/renderPage';
import { PlanListPage } from './PlanListPage';

const LIST = 'GET /purchase/purchasePlan/list';

const row = (part: Partial<PlanRow>): PlanRow => ({ ...planOf(), ...part });
const rows = [
  row({ id: 'p1', planNo: 'JH202611170004' }),
  row({
    id: 'p2',
    planNo: 'JH202611170005',
    status: '4',
    status_dictText: '采购中',
    formEditable: false,
    tableEditable: false,
  }),
];

async function atList(routes: FakeRoutes = {}, path = '/purchase/plan', auth = managerAccess.auth) {
  const app = renderPage({
    page: <PlanListPage />,
    path,
    auth,
    routes: { [LIST]: reply(pageOf(rows, 42)), ...routes },
  });
  await screen.findByRole('heading', { level: 1, name: '需求计划' });
  const asked = () => app.server.requestsOf(LIST).map(({ query: { _t, field: _field, ...query } }) => query);
  return { ...app, asked };
}

const grid = () => screen.getByRole('grid', { name: '需求计划列表' });
const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the address', () => {
  test('determines filters, order and page of the request', async () => {
    const { asked } = await atList(
      {},
      '/purchase/plan?planNo=JH&status=2&column=planNo&order=asc&pageNo=2&pageSize=20',
    );
    await within(grid()).findByText('JH202611170004');
    expect(asked()).toEqual([
      { pageNo: '2', pageSize: '20', column: 'planNo', order: 'asc', planNo: '*JH*', status: '2' },
    ]);
    expect(screen.getByLabelText('计划批次号')).toHaveValue('JH');
  });

  test('falls back to the last page if the page does not exist', async () => {
    const { asked } = await atList({}, '/purchase/plan?pageNo=99');
    await waitFor(() => expect(asked().at(-1)).toEqual({ pageNo: '5', pageSize: '10' }));
  });
});

describe('searching', () => {
  test('sends the conditions on Enter, and none after 重置', async () => {
    const { asked, user, address } = await atList();
    set('计划批次号', ' 2026*1 ');
    set('计划名称', '润滑');
    await user.type(screen.getByLabelText('计划名称'), '{Enter}');
    await waitFor(() =>
      expect(asked().at(-1)).toEqual({ pageNo: '1', pageSize: '10', planNo: '*2026*1*', planName: '*润滑*' }),
    );
    expect(address()).toBe('/purchase/plan?planNo=2026*1&planName=%E6%B6%A6%E6%BB%91');
    await user.click(screen.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(address()).toBe('/purchase/plan'));
    expect(screen.getByLabelText('计划批次号')).toHaveValue('');
  });

  test('shows all conditions after 展开, and keeps them open if one is set', async () => {
    const { user } = await atList();
    expect(screen.queryByLabelText('申报部门')).toBeNull();
    const button = screen.getByRole('button', { name: '展开' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(screen.getByLabelText('申报部门')).toBeVisible();
    expect(screen.getByLabelText('申报时间起')).toBeVisible();
    expect(screen.getByLabelText('申报时间止')).toBeVisible();
  });

  test('shows and sends days from the address', async () => {
    const { asked } = await atList({}, '/purchase/plan?applyTime_begin=2026-11-01&applyTime_end=2026-11-30');
    expect(screen.getByLabelText('申报时间起')).toHaveValue('2026-11-01');
    expect(screen.getByLabelText('申报时间止')).toHaveValue('2026-11-30');
    expect(asked()[0]).toMatchObject({ applyTime_begin: '2026-11-01', applyTime_end: '2026-11-30' });
  });

  test('sorts on the server when a heading is clicked', async () => {
    const { asked, user } = await atList();
    await within(grid()).findByText('JH202611170004');
    await user.click(
      within(screen.getByRole('columnheader', { name: /计划批次号/ })).getByRole('button', { name: /^计划批次号/ }),
    );
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ column: 'planNo', order: 'asc', pageNo: '1' }));
  });
});

describe('rows', () => {
  test('show the state as text and the actions the caller may use', async () => {
    await atList();
    await within(grid()).findByText('待分派');
    expect(within(grid()).getByText('采购中')).toBeVisible();
    expect(screen.getByRole('button', { name: '查看 JH202611170004' })).toBeVisible();
    expect(screen.getByRole('button', { name: '采购分派 JH202611170004' })).toBeVisible();
    expect(screen.getByRole('button', { name: '查看 JH202611170005' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '采购分派 JH202611170005' })).toBeNull();
  });

  test('offer no 采购分派 without permission', async () => {
    await atList({}, '/purchase/plan', managerAccess.auth.slice(0, 1));
    await within(grid()).findByText('待分派');
    expect(screen.queryByRole('button', { name: /采购分派/ })).toBeNull();
  });

  test.each([
    ['a click on a row opens the view', '待分派', 'view'],
    ['查看 opens the view', '查看', 'view'],
    ['采购分派 opens it for change', '采购分派', 'commit'],
  ])('%s', async (_, text, mode) => {
    const { user, address } = await atList();
    await user.click((await within(grid()).findAllByText(text))[0]!);
    await waitFor(() => expect(address()).toBe(`/purchase/plan/view?id=p1&mode=${mode}`));
  });
});

describe('actions', () => {
  const all = ['add', 'edit', 'delete', 'submit', 'assign', 'reject'].map((action) => ({
    action: `purchase:purchasePlan:${action}`,
    type: '2',
    describe: action,
  }));
  const draft = row({
    id: 'p3',
    planNo: 'JH202611170006',
    status: '0',
    status_dictText: '草稿',
    formEditable: false,
    actions: ['edit', 'remove', 'submit'],
  });
  const atRows = (routes: FakeRoutes = {}) =>
    atList({ [LIST]: reply(pageOf([...rows, draft])), ...routes }, '/purchase/plan', all);
  const choose = async (user: Awaited<ReturnType<typeof atList>>['user'], name: string) => {
    await user.click(await screen.findByRole('button', { name: '更多 JH202611170006' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };

  test('of a draft are to edit, submit, copy and delete it', async () => {
    const { user, server } = await atRows({ 'POST /purchase/purchasePlan/submit': reply(planOf({ id: 'p3' })) });
    expect(await screen.findByRole('button', { name: '编辑 JH202611170006' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '编辑 JH202611170004' })).toBeNull();
    await choose(user, '提交审批');
    expect(await screen.findByText('提交审批成功')).toBeInTheDocument();
    expect(server.requestsOf('POST /purchase/purchasePlan/submit')[0]!.body).toEqual({ id: 'p3' });
    await waitFor(() => expect(server.requestsOf(LIST)).toHaveLength(2));
    await choose(user, '删除');
    expect(await screen.findByText('是否删除计划“JH202611170006”及其物料？')).toBeInTheDocument();
  });

  test('copy a plan into a draft that opens', async () => {
    const { user, address } = await atRows({ 'POST /purchase/purchasePlan/copy': reply(planOf({ id: 'p9' })) });
    await choose(user, '复制');
    await waitFor(() => expect(address()).toBe('/purchase/plan/view?id=p9&mode=edit'));
  });

  test('新增 opens a new draft', async () => {
    const { user, address } = await atRows();
    await user.click(await screen.findByRole('button', { name: /新增/ }));
    expect(address()).toBe('/purchase/plan/view?mode=add');
  });

  test('assign selected plans to one purchaser and skip those that cannot be assigned', async () => {
    const { user, server } = await atRows({
      'GET /sys/user/selectSelfDepartUser': reply(pageOf([userOf('u9', '李采购')])),
      'POST /purchase/purchasePlan/assign': reply(null),
    });
    await screen.findByText('JH202611170006');
    for (const box of screen.getAllByRole('checkbox', { name: /选择第/ })) fireEvent.click(box);
    await user.click(await screen.findByRole('button', { name: '批量分派' }));
    const dialog = (await screen.findByText('采购分派（1 个计划）')).closest<HTMLElement>('[role=dialog]')!;
    expect(within(dialog).getByText('另有 2 个选中的计划当前不能分派，将被跳过。')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('combobox', { name: '采购员' }));
    await user.click(await screen.findByRole('option', { name: /李采购/ }));
    await user.keyboard('{Enter}');
    await user.click(within(dialog).getByRole('button', { name: /确\s?定/ }));
    expect(await screen.findByText('分派成功')).toBeInTheDocument();
    expect(server.requestsOf('POST /purchase/purchasePlan/assign')[0]!.body).toEqual({
      ids: ['p1'],
      purchaseUserId: 'u9',
      purchaseUserName: '李采购',
    });
  });
});

describe('a refused assignment', () => {
  test('shows the plans as somebody else left them, with the purchaser kept', async () => {
    let listed = rows;
    const { user } = await atList(
      {
        [LIST]: () => reply(pageOf(listed)),
        'GET /sys/user/selectSelfDepartUser': reply(pageOf([userOf('u9', '李采购')])),
        'POST /purchase/purchasePlan/assign': () => {
          listed = rows.map((plan) => ({ ...plan, status: '9', status_dictText: '已终止', formEditable: false }));
          return refuse('计划 JH202611170004 已终止');
        },
      },
      '/purchase/plan',
      [{ action: 'purchase:purchasePlan:assign', type: '2', describe: 'assign' }],
    );
    await screen.findByText('JH202611170004');
    fireEvent.click(screen.getByRole('checkbox', { name: /选择第 1 行/ }));
    await user.click(await screen.findByRole('button', { name: '批量分派' }));
    const dialog = within((await screen.findByText('采购分派（1 个计划）')).closest<HTMLElement>('[role=dialog]')!);
    await user.click(dialog.getByRole('combobox', { name: '采购员' }));
    await user.click(await screen.findByRole('option', { name: /李采购/ }));
    await user.keyboard('{Enter}');
    await user.click(dialog.getByRole('button', { name: /确\s?定/ }));
    expect(await screen.findAllByText('已终止')).toHaveLength(2);
    expect(dialog.getByText('计划 JH202611170004 已终止')).toBeVisible();
    expect(dialog.getByText(/李采购/)).toBeVisible();
  });
});

describe('without rows', () => {
  test('distinguishes an empty list from an empty search result', async () => {
    await atList({ [LIST]: reply(pageOf([])) });
    await waitFor(() => expect(screen.getByText('暂无数据')).toBeVisible());
  });

  test('reports that nothing matches', async () => {
    await atList({ [LIST]: reply(pageOf([])) }, '/purchase/plan?planNo=X');
    await waitFor(() => expect(screen.getByText('没有符合条件的数据')).toBeVisible());
  });

  test('reports a failure and offers a retry', async () => {
    const { server, user } = await atList({ [LIST]: refuse('查询条件 applyTime 的值格式不正确') });
    const retry = await screen.findByRole('button', { name: '重试' });
    server.route(LIST, reply(pageOf(rows)));
    await user.click(retry);
    expect(await within(grid()).findByText('JH202611170004')).toBeVisible();
  });
});
