import { expired, refuse, reply } from '@gezi/client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { managerAccess, menuPage, planOf } from '../testing/fixtures';
import { departNodeOf } from '../testing/peopleFixtures';
import { renderApp } from '../testing/renderApp';

const PERMISSIONS = 'GET /sys/permission/getUserPermissionByToken';

describe('entering the app', () => {
  test.each(['/purchase/plan', '/account/more', '/test/home'])(
    'redirects a visitor at %s to the login page',
    async (path) => {
      renderApp({ path, signedIn: false });
      expect(await screen.findByLabelText('用户名')).toBeVisible();
    },
  );

  test.each(['/dashboard/analysis', '/flowable/task/record'])('asks a visitor at %s to sign in', async (path) => {
    const { server } = renderApp({ path, signedIn: false });
    expect(await screen.findByRole('heading', { level: 1, name: '请先登录' })).toBeVisible();
    expect(server.requestsOf(PERMISSIONS)).toHaveLength(0);
  });

  test.each([
    ['/test/home', '组件总览'],
    ['/account/more', '待办事项'],
    ['/flowable/task/record', '流程申请'],
  ])('opens %s for every user, without a menu entry', async (path, name) => {
    renderApp({ path, routes: { 'GET /flowable/definition/list': reply({ records: [], total: 0 }) } });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('shows a visitor at / the public home', async () => {
    renderApp({ path: '/', signedIn: false });
    const heading = await screen.findByRole('heading', { level: 1, name: '需求清楚，供应商可信，采购公开' });
    expect(heading).toBeVisible();
  });

  test('redirects a signed-in user from / and from the login page to their home', async () => {
    renderApp({ path: '/user/login' });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /周明/ })).toBeVisible());
  });

  test('ends the session when permissions cannot be loaded', async () => {
    const { session } = renderApp({
      path: '/',
      routes: { [PERMISSIONS]: refuse('服务器内部错误') },
    });
    await waitFor(() => expect(screen.getByRole('button', { name: '登录' })).toBeVisible());
    expect(session.get().token).toBeUndefined();
  });

  test('shows not found for a page outside the menu', async () => {
    const menu = managerAccess.menu.slice(0, 1);
    renderApp({ path: '/purchase/plan', routes: { [PERMISSIONS]: reply({ ...managerAccess, menu }) } });
    await waitFor(() => expect(screen.getByRole('heading', { name: '抱歉，您访问的页面不存在' })).toBeVisible());
  });
});

test.each([
  ['/account/center', 'Account centre'],
  ['/account/settings', 'Account settings'],
  ['/account/more', 'To do'],
  ['/test/home', 'All components'],
])('names %s, which has no menu entry, in English', async (path, title) => {
  localStorage.setItem('gezi.preferences', JSON.stringify({ locale: 'en-US' }));
  renderApp({ path, keep: true });
  expect(await screen.findByRole('link', { name: title, current: 'page' })).toBeVisible();
  await waitFor(() => expect(document.title).toContain(title));
});

test('shows the filters of a list in its tab', async () => {
  renderApp({ path: '/purchase/plan?status=3' });
  expect(await screen.findByRole('link', { name: '需求计划：待采购', current: 'page' })).toBeVisible();
});

test('opens everything to an open session once its registration is approved', async () => {
  const user = { id: 'u5', username: 'manager', realname: '周明', userType: 'buyer', orgCode: null, supplierId: null };
  const USER = 'GET /sys/user/getUserInfo';
  const infoOf = (status: number) => reply({ userInfo: { ...user, status }, sysAllDictItems: {} });
  const { session, server, hub } = renderApp({ path: '/dashboard/analysis', status: 0, routes: { [USER]: infoOf(0) } });
  expect(await screen.findByText('账号尚未通过审核')).toBeVisible();
  await waitFor(() => expect(hub.sockets.length).toBe(2));
  server.route(USER, infoOf(1));
  hub.broadcast({ cmd: 'changed', rights: true });
  await waitFor(() => expect(screen.queryByText('账号尚未通过审核')).toBeNull());
  expect(session.get()).toMatchObject({ pendingAudit: false, token: 'token-of-a-test' });
});

test('notices at the start that a registration was approved meanwhile', async () => {
  const userInfo = { id: 'u5', username: 'manager', realname: '周明', status: 1, supplierId: null };
  const { session } = renderApp({
    path: '/dashboard/analysis',
    status: 0,
    routes: { 'GET /sys/user/getUserInfo': reply({ userInfo, sysAllDictItems: {} }) },
  });
  await waitFor(() => expect(session.get().pendingAudit).toBe(false));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /周明/ })).toBeVisible());
  expect(screen.queryByText('账号尚未通过审核')).toBeNull();
});

test('updates the open page when a permission is revoked or granted', async () => {
  const { server, hub } = renderApp({ path: '/purchase/plan' });
  const lists = () => server.requestsOf('GET /purchase/purchasePlan/list').length;
  await waitFor(() => expect([hub.sockets.length, lists()]).toEqual([2, 1]));
  hub.broadcast({ cmd: 'changed', rights: true });
  // Different data rules may apply to the rows now.
  await waitFor(() => expect(lists()).toBe(2));

  const menu = managerAccess.menu.slice(0, 1);
  server.route(PERMISSIONS, reply({ ...managerAccess, menu }));
  hub.broadcast({ cmd: 'changed', rights: true });
  expect(await screen.findByText('抱歉，您访问的页面不存在')).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: '需求计划' })).toBeNull();

  server.route(PERMISSIONS, reply(managerAccess));
  hub.broadcast({ cmd: 'changed', rights: true });
  expect(await screen.findByRole('menuitem', { name: '需求计划' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('抱歉，您访问的页面不存在')).toBeNull());
});

test.each([
  ['/isystem/depart', 'system/DepartList', 'GET /sys/sysDepart/queryTreeList'],
  ['/isystem/departUserList', 'system/DepartUserList', 'GET /sys/sysDepart/queryMyDeptTreeList'],
] as const)('shows a department that somebody else added at %s', async (path, component, TREE) => {
  const menu = [...managerAccess.menu, menuPage(path, component, '部门')];
  const { server, hub } = renderApp({
    path,
    routes: {
      [PERMISSIONS]: reply({ ...managerAccess, menu }),
      [TREE]: reply([departNodeOf('A01', '锐衡集团', '')]),
    },
  });
  expect((await screen.findAllByText('锐衡集团'))[0]).toBeVisible();
  hub.broadcast({ cmd: 'hello', departments: '1', dictionaries: '1' });
  server.route(TREE, reply([departNodeOf('A01', '锐衡集团', ''), departNodeOf('A02', '冷链组', '')]));
  hub.broadcast({ cmd: 'changed', departments: '2' });
  expect(await screen.findByText('冷链组')).toBeVisible();
});

test('reports an ended session once and reloads', async () => {
  const { session, reload } = renderApp({
    path: '/',
    routes: {
      'GET /purchase/purchasePlan/list': expired(),
      'GET /sys/annountCement/listByUser': expired(),
    },
  });
  await waitFor(() => expect(screen.getByText('很抱歉，登录已过期，请重新登录')).toBeVisible());
  expect(reload).not.toHaveBeenCalled();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(session.get().token).toBeUndefined();
});

test('a refused logout shows the message of the server and keeps the session', async () => {
  const { session, user } = renderApp({ path: '/', routes: { 'POST /sys/logout': refuse('注销失败') } });
  await screen.findByRole('heading', { level: 1, name: /周明/ });
  await user.click(screen.getByRole('button', { name: /^用户菜单/ }));
  await user.click(await screen.findByRole('menuitem', { name: /退出登录/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '退出登录' }));
  expect(await screen.findByText('注销失败')).toBeVisible();
  expect(session.get().token).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: /周明/ })).toBeVisible();
});

test('shows how long the network has been down', async () => {
  renderApp({ path: '/' });
  await screen.findByRole('heading', { level: 1, name: /周明/ });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('网络已断开。已填写的内容保留在页面上，恢复后可继续操作。')).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/网络已断开/)).toBeNull();
});

test('renders in English and keeps the dark theme', async () => {
  renderApp({ path: '/user/login', signedIn: false });
  fireEvent.click(await screen.findByRole('button', { name: 'Switch to English' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible());
  expect(document.documentElement.lang).toBe('en-US');
});

test('finds pages and records with Ctrl+K, only those the user can open', async () => {
  renderApp({
    path: '/dashboard/analysis',
    routes: {
      'GET /sys/search/records': reply([
        { kind: 'plan', id: 'p1', title: '装配车间润滑油脂需求计划', code: 'JH202611170004', note: '装配车间' },
        { kind: 'supplier', id: 's1', title: '锐衡泵业有限公司', code: '91320100MA1', note: null },
      ]),
      'GET /purchase/purchasePlan/queryPurchasePlanByPlanId': reply(planOf()),
    },
  });
  await screen.findByRole('heading', { level: 1, name: /周明/ });
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox', { name: '全局搜索' });
  fireEvent.change(field, { target: { value: '计划' } });
  const record = await screen.findByRole('option', { name: /装配车间润滑油脂需求计划/ });
  expect(screen.getByRole('option', { name: '需求计划' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /锐衡泵业/ })).toBeNull();
  fireEvent.click(record);
  await waitFor(() => expect(document.title).toContain('JH202611170004'));
});
