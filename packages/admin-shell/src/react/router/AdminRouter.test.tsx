import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Access, MenuItem } from '../../core/menu';
import { access, menu } from '../../testing/menu';
import { renderShell } from '../../testing/renderShell';
import type { AdminRouterProps } from './AdminRouterProps';

vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  // jsdom has no page to scroll.
  window.scrollTo = () => undefined;
});

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const where = async () => (await screen.findByTestId('where')).textContent;

describe('the guard', () => {
  test('loads the permission list once and opens the requested route', async () => {
    const loadPermission = vi.fn<() => Promise<Access>>(() => Promise.resolve(access));
    const { visits, user } = renderShell('/purchase/plan?state=1', { loadPermission });
    expect(await heading('需求计划')).toBeVisible();
    expect(visits).toEqual([{ path: '/purchase/plan', fullPath: '/purchase/plan?state=1', name: 'purchase-plan' }]);
    await user.click(screen.getByRole('link', { name: '采购项目' }));
    expect(await heading('采购项目')).toBeVisible();
    expect(loadPermission).toHaveBeenCalledOnce();
  });

  test('lets a visitor open public pages without a call', async () => {
    const loadPermission = vi.fn<() => Promise<Access>>(() => Promise.resolve(access));
    renderShell('/projectintro/detail/7', { session: {}, loadPermission });
    expect(await heading('项目介绍')).toBeVisible();
    expect(loadPermission).not.toHaveBeenCalled();
  });

  test.each(['/dashboard/analysis', '/flowable/task/record?taskId=7'])(
    'asks a visitor at the open path %s to sign in, and returns there',
    async (path) => {
      const { user } = renderShell(path, { session: {} });
      expect(await heading('请先登录')).toBeVisible();
      await user.click(screen.getByRole('button', { name: '登录' }));
      expect(await where()).toBe(`/user/login?redirect=${encodeURIComponent(path)}`);
    },
  );

  test('does not start with a menu of another framework version', async () => {
    const foreign: MenuItem = {
      path: '/isystem',
      component: 'layouts/RouteView',
      children: [{ path: '/isystem/user', component: 'layouts/default/index' }],
    };
    const onLogout = vi.fn<AdminRouterProps['onLogout']>();
    const { user } = renderShell('/purchase/plan', {
      loadPermission: () => Promise.resolve({ ...access, menu: [...menu, foreign] }),
      onLogout,
    });
    expect(await heading('菜单表与当前系统的框架版本不匹配')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: '主菜单' })).toBeNull();
    expect(onLogout).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    expect(await where()).toBe('/home');
  });

  test('redirects a visitor to login with the return path', async () => {
    renderShell('/purchase/plan?state=1#line', { session: {} });
    expect(await where()).toBe('/user/login?redirect=%2Fpurchase%2Fplan%3Fstate%3D1%23line');
  });

  test.each([
    ['a failed call', () => Promise.reject(new Error('no'))],
    ['an empty menu', () => Promise.resolve({ ...access, menu: [] })],
  ])('%s logs out and redirects to login', async (_, loadPermission) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const onLogout = vi.fn<AdminRouterProps['onLogout']>();
    renderShell('/purchase/plan?a=1', { loadPermission, onLogout });
    expect(await where()).toBe('/user/login?redirect=%2Fpurchase%2Fplan%3Fa%3D1');
    expect(onLogout).toHaveBeenCalledExactlyOnceWith('permission-failed', expect.any(Error));
  });

  test('redirects a signed-in user home from the login page', async () => {
    renderShell('/user/login');
    expect(await heading('首页')).toBeVisible();
  });

  test('the root redirects home unless a public site owns it', async () => {
    renderShell('/');
    expect(await heading('首页')).toBeVisible();
  });

  test('opens the first page of the menu for a user without home page', async () => {
    renderShell('/user/login', { loadPermission: () => Promise.resolve({ ...access, menu: menu.slice(1) }) });
    expect(await heading('需求计划')).toBeVisible();
  });

  test('shows 404 for an unknown path and 403 for a forbidden one, inside the layout', async () => {
    renderShell('/nowhere');
    expect(await heading('抱歉，您访问的页面不存在')).toBeVisible();
    expect(screen.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  });

  test('a route without permission is forbidden', async () => {
    renderShell('/purchase/review', { loadPermission: () => Promise.resolve({ ...access, auth: [] }) });
    expect(await heading('抱歉，您没有权限访问该页面')).toBeVisible();
    expect(screen.queryByRole('link', { name: '评标管理' })).toBeNull();
  });

  test('passes on the id of a low-code application', async () => {
    const lowApp: MenuItem = { path: '/low/:appId', name: 'low-app-page', component: 'system/UserList' };
    const { visits } = renderShell('/low/a1', { staticRoutes: [lowApp] });
    expect(await heading('用户管理')).toBeVisible();
    expect(visits.at(-1)).toMatchObject({ path: '/low/a1', lowAppId: 'a1' });
  });
});

describe('the session', () => {
  test('signing in opens the requested page', async () => {
    const { change } = renderShell('/purchase/project?x=1', { session: {} });
    await where();
    await change({ session: { token: 'token' } });
    expect(await heading('采购项目')).toBeVisible();
    expect(screen.getByText('查询：x=1')).toBeVisible();
  });

  test('ignores a return path to another site', async () => {
    const { change } = renderShell('/user/login?redirect=//evil.example', { session: {} });
    await where();
    await change({ session: { token: 'token' } });
    expect(await heading('首页')).toBeVisible();
  });

  test.each([
    ['/purchase/project?x=1#line', '采购项目'],
    ['/dashboard/analysis', '首页'],
  ])('redirects from %s to login when it ends', async (path, name) => {
    const { change } = renderShell(path);
    await heading(name);
    await change({ session: {} });
    expect(await where()).toBe(`/user/login?redirect=${encodeURIComponent(path)}`);
  });

  test('loads the menu of another user', async () => {
    const { change } = renderShell('/purchase/project');
    await heading('采购项目');
    const loadPermission = () => Promise.resolve({ ...access, menu: menu.slice(0, 1) });
    await change({ session: { token: 'other' }, loadPermission });
    expect(await heading('抱歉，您访问的页面不存在')).toBeVisible();
    expect(screen.queryByText('采购管理')).toBeNull();
  });

  test('logout asks, ends the session and redirects', async () => {
    const onLogout = vi.fn<AdminRouterProps['onLogout']>(() => Promise.resolve());
    const { user } = renderShell('/purchase/project', { onLogout });
    await heading('采购项目');
    await user.click(screen.getByRole('button', { name: '用户菜单：王建国' }));
    await user.click(await screen.findByRole('menuitem', { name: /退出登录/ }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('确定要退出登录吗？');
    await user.click(within(dialog).getByRole('button', { name: '退出登录' }));
    expect(await where()).toBe('/home');
    expect(onLogout).toHaveBeenCalledExactlyOnceWith('user');
  });

  test.each([
    ['网络超时', '网络超时'],
    ['', '退出登录失败，请稍后再试'],
  ])('a failed logout keeps the session and shows its message %j', async (reason, shown) => {
    const { user } = renderShell('/purchase/project', { onLogout: () => Promise.reject(new Error(reason)) });
    await heading('采购项目');
    await user.click(screen.getByRole('button', { name: '用户菜单：王建国' }));
    await user.click(await screen.findByRole('menuitem', { name: /退出登录/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '退出登录' }));
    expect(await screen.findByText(shown)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '采购项目' })).toBeInTheDocument();
  });
});

describe('pages', () => {
  test('a failing page does not affect others and can be retried', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user } = renderShell('/purchase/review');
    expect(await heading('页面出错了')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '采购项目' }));
    expect(await heading('采购项目')).toBeVisible();
  });

  test('a failed chunk is retried automatically, then on request', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const failure = new TypeError('Failed to fetch dynamically imported module: /a.js');
    const load = vi.fn<() => Promise<{ default: () => React.ReactNode }>>();
    load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    load.mockResolvedValue({ default: () => <h1>终于来了</h1> });
    const { user } = renderShell('/purchase/project', { views: { 'purchase/ProjectList': load } });
    expect(await heading('页面加载失败')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await heading('终于来了')).toBeVisible();
  });

  test('fills the placeholders of an embedded page', async () => {
    renderShell('/isystem/druid');
    await waitFor(() => expect(document.querySelector('iframe')).toHaveAttribute('src', '/api/druid?token=token'));
  });

  test('a group that is always shown lists its pages', async () => {
    renderShell('/supplier');
    const list = await screen.findByRole('navigation', { name: '供应商管理下的页面' });
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['供应商名录', '黑名单']);
  });

  test('an unknown view is not found', async () => {
    renderShell('/purchase/project', { views: {} });
    expect(await heading('抱歉，您访问的页面不存在')).toBeVisible();
  });

  test('sets the window title', async () => {
    renderShell('/purchase/project');
    await heading('采购项目');
    await waitFor(() => expect(document.title).toBe('采购项目 - 采购SaaS管理平台'));
  });

  test('also after an error', async () => {
    renderShell('/500');
    await waitFor(() => expect(document.title).toBe('抱歉，服务器出错了 - 采购SaaS管理平台'));
  });
});
