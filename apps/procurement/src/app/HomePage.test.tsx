import { refuse, reply, type FakeRoute, type FakeRoutes } from '@gezi/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { managerAccess, pageOf, planOf } from '../testing/fixtures';
import { renderPage } from '../testing/renderPage';
import { HomePage } from './HomePage';

const LIST = 'GET /purchase/purchasePlan/list';
const TODOS = 'GET /dashboard/todos';
const NOTICES = 'GET /sys/annountCement/listByUser';
const NOTICE = 'GET /sys/annountCement/queryById';
const READ = 'PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId';

const notice = {
  id: 'n1',
  titile: '关于规范需求计划填报的通知',
  priority: 'H',
  sender: 'admin',
  sender_dictText: '系统管理员',
  sendTime: '2026-11-18 09:00:00',
  createTime: '2026-11-18 08:00:00',
  msgContent: '<p>第一条</p><script>document.title="x"</script><p>第二条</p>',
  openType: 'url',
  openPage: '/purchase/plan',
};
const notices = (list: object[]) =>
  reply({ anntMsgList: list, anntMsgTotal: list.length, sysMsgList: [], sysMsgTotal: 0 });

const plans: FakeRoute = ({ query }) => {
  if (query.pageSize === '1') return reply(pageOf([], Number(query.status) * 1000));
  if (query.purchaseUserId === 'u5') {
    return reply(
      pageOf([planOf({ id: 'p9', planName: '我的计划', status: '3', status_dictText: '待采购', actions: ['assign'] })]),
    );
  }
  if (query.applyUserId === 'u5') {
    return reply(pageOf([planOf({ id: 'p7', planName: '被驳回的计划', status: '6', actions: ['edit', 'submit'] })]));
  }
  return reply(pageOf([planOf({ id: 'p8', planName: '别人的计划', status: String(query.status), actions: [] })]));
};

async function atHome(routes: FakeRoutes = {}, auth = managerAccess.auth) {
  const app = renderPage({
    page: <HomePage />,
    auth,
    path: '/dashboard/analysis',
    routes: { [LIST]: plans, [TODOS]: reply([]), [NOTICES]: notices([notice]), ...routes },
  });
  await screen.findByRole('heading', { level: 1, name: /周明/ });
  return app;
}

test('greets the user, counts plans by state and links to them', async () => {
  await atHome();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^(早上|上午|中午|下午|晚上)好，周明$/);
  const link = await screen.findByRole('link', { name: '待采购：3,000 项' });
  expect(link).toHaveAttribute('href', '/purchase/plan?status=3');
  expect(screen.getAllByRole('link', { name: / 项$/ })).toHaveLength(8);
});

test('shows only the plans that wait for the caller', async () => {
  await atHome();
  const mine = await screen.findByRole('link', { name: /我的计划/ });
  expect(mine).toHaveAttribute('href', '/purchase/plan/view?id=p9&mode=commit');
  const rejected = screen.getByRole('link', { name: /被驳回的计划/ });
  expect(rejected).toHaveAttribute('href', '/purchase/plan/view?id=p7&mode=edit');
  expect(screen.queryByText('别人的计划')).toBeNull();
});

test('counts what waits for the user and leads to it', async () => {
  const todo = { code: 'plan-approve', title: '待审批的需求计划', count: 1200, path: '/purchase/plan?status=1' };
  await atHome({ [TODOS]: reply([todo]) });
  const link = await screen.findByRole('link', { name: '待审批的需求计划：1,200 项' });
  expect(link).toHaveAttribute('href', todo.path);
});

test('shows a message when nothing waits', async () => {
  await atHome();
  expect(await screen.findByText('没有等待处理的事项')).toBeVisible();
});

describe('announcements', () => {
  test('are sanitized when opened, marked as read and reloaded', async () => {
    const { user, server } = await atHome({ [NOTICE]: reply(notice), [READ]: reply(null) });
    await user.click(await screen.findByRole('button', { name: /关于规范需求计划填报的通知/ }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent('第一条'));
    expect(dialog).toHaveTextContent('发布人：系统管理员');
    expect(dialog.innerHTML).not.toContain('<script');
    await waitFor(() => expect(server.requestsOf(READ)[0]!.body).toEqual({ anntId: 'n1' }));
    await waitFor(() => expect(server.requestsOf(NOTICES)).toHaveLength(2));
  });

  test.each([
    ['/purchase/plan', true],
    ['//elsewhere.example', false],
    ['https://elsewhere.example', false],
  ])('offers a page %s: %j', async (openPage, offered) => {
    const { user } = await atHome({ [NOTICE]: reply({ ...notice, openPage }), [READ]: reply(null) });
    await user.click(await screen.findByRole('button', { name: /关于规范需求计划填报的通知/ }));
    await screen.findByText(/第一条/);
    expect(screen.queryAllByRole('button', { name: '去处理' })).toHaveLength(offered ? 1 : 0);
  });
});

test('retries a failed request on demand', async () => {
  const { server, user } = await atHome({ [LIST]: refuse('查询失败'), [NOTICES]: notices([]) });
  await waitFor(() => expect(screen.getByText('暂无公告')).toBeVisible());
  // Eight states, the waiting plans, the chart.
  expect((await screen.findAllByRole('button', { name: '重试' })).length).toBe(10);
  server.route(LIST, plans);
  await user.click(screen.getAllByRole('button', { name: '重试' })[0]!);
  await waitFor(() => expect(screen.getByRole('link', { name: '草稿：0 项' })).toBeVisible());
});

test('neither shows nor requests plans without the permission to read them', async () => {
  const { server } = await atHome({}, []);
  await waitFor(() => expect(screen.getByText(notice.titile)).toBeVisible());
  expect(screen.queryByText('等待我处理')).toBeNull();
  expect(server.requestsOf(LIST)).toHaveLength(0);
});
