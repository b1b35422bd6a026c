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
  test('loads the permission list once and enters the same route again', async () => {
    const loadPermission = vi.fn<() => Promise<Access>>(() => Promise.resolve(access));
    const { visits, user } = renderShell('/purchase/plan?state=1', { loadPermission });
    expect(await heading('需求计划')).toBeVisible();
    expect(visits).toEqual([{ path: '/purchase/plan', fullPath: '/purchase/plan?state=1', name: 'purchase-plan' }]);
    await user.click(screen.getByRole('link', { name: '采购项目' }));
    expect(await heading('采购项目')).toBeVisible();
    expect(loadPermission).toHaveBeenCalledOnce();
  });

  test('a visitor passes to public pages without a call', async () => {
    const loadPermission = vi.fn<() => Promise<Access>>(() => Promise.resolve(access));
    renderShell('/projectintro/detail/7', { session: {}, loadPermission });
    expect(await heading('项目介绍')).toBeVisible();
    expect(loadPermission).not.toHaveBeenCalled();
  });

  test('home is nothing to a visitor without its menu', async () => {
    renderShell('/dashboard/analysis', { session: {} });
    expect(await where()).toBe('/user/login?redirect=%2Fdashboard%2Fanalysis');
  });

  test('a visitor is sent to login with the way back', async () => {
    renderShell('/purchase/plan?state=1#line', { session: {} });
    expect(await where()).toBe('/user/login?redirect=%2Fpurchase%2Fplan%3Fstate%3D1%23line');
  });

  test.each([
    ['a failed call', () => Promise.reject(new Error('no'))],
    ['an empty menu', () => Promise.resolve({ ...access, menu: [] })],
  ])('%s logs out and goes to login', async (_, loadPermission) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const onLogout = vi.fn<AdminRouterProps['onLogout']>();
    renderShell('/purchase/plan?a=1', { loadPermission, onLogout });
    expect(await where()).toBe('/user/login?redirect=%2Fpurchase%2Fplan%3Fa%3D1');
    expect(onLogout).toHaveBeenCalledExactlyOnceWith('permission-failed', expect.any(Error));
  });

  test('somebody signed in is sent home from the login page', async () => {
    renderShell('/user/login');
    expect(await heading('首页')).toBeVisible();
  });

  test('the root leads home where no public site owns it', async () => {
    renderShell('/');
    expect(await heading('首页')).toBeVisible();
  });

  test('a person without home page lands on the first page of their menu', async () => {
    renderShell('/user/login', { loadPermission: () => Promise.resolve({ ...access, menu: menu.slice(1) }) });
    expect(await heading('需求计划')).toBeVisible();
  });

  test('an unknown path shows 404, a forbidden one 403, both inside the layout', async () => {
    renderShell('/nowhere');
    expect(await heading('抱歉，您访问的页面不存在')).toBeVisible();
    expect(screen.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  });

  test('without the right a route is forbidden', async () => {
    renderShell('/purchase/review', { loadPermission: () => Promise.resolve({ ...access, auth: [] }) });
    expect(await heading('抱歉，您没有权限访问该页面')).toBeVisible();
    expect(screen.queryByRole('link', { name: '评标管理' })).toBeNull();
  });

  test('tells the id of a low-code application', async () => {
    const lowApp: MenuItem = { path: '/low/:appId', name: 'low-app-page', component: 'system/UserList' };
    const { visits } = renderShell('/low/a1', { staticRoutes: [lowApp] });
    expect(await heading('用户管理')).toBeVisible();
    expect(visits.at(-1)).toMatchObject({ path: '/low/a1', lowAppId: 'a1' });
  });
});

describe('the session', () => {
  test('signing in leads back to where it was asked for', async () => {
    const { change } = renderShell('/purchase/project?x=1', { session: {} });
    await where();
    await change({ session: { token: 'token' } });
    expect(await heading('采购项目')).toBeVisible();
    expect(screen.getByText('查询：x=1')).toBeVisible();
  });

  test('a way back to another site is not taken', async () => {
    const { change } = renderShell('/user/login?redirect=//evil.example', { session: {} });
    await where();
    await change({ session: { token: 'token' } });
    expect(await heading('首页')).toBeVisible();
  });

  test('when it ends, the page in front gives way to login', async () => {
    const { change } = renderShell('/purchase/project?x=1');
    await heading('采购项目');
    await change({ session: {} });
    expect(await where()).toBe('/user/login?redirect=%2Fpurchase%2Fproject%3Fx%3D1');
  });

  test('another person gets another menu', async () => {
    const { change } = renderShell('/purchase/project');
    await heading('采购项目');
    const loadPermission = () => Promise.resolve({ ...access, menu: menu.slice(0, 1) });
    await change({ session: { token: 'other' }, loadPermission });
    expect(await heading('抱歉，您访问的页面不存在')).toBeVisible();
    expect(screen.queryByText('采购管理')).toBeNull();
  });

  test('logout asks, ends the session and leaves', async () => {
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

  test('a logout that fails keeps the person signed in', async () => {
    const { user } = renderShell('/purchase/project', { onLogout: () => Promise.reject(new Error('offline')) });
    await heading('采购项目');
    await user.click(screen.getByRole('button', { name: '用户菜单：王建国' }));
    await user.click(await screen.findByRole('menuitem', { name: /退出登录/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '退出登录' }));
    expect(await screen.findByText('退出登录失败，请稍后再试')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '采购项目' })).toBeInTheDocument();
  });
});

describe('pages', () => {
  test('one that fails keeps to itself and can be tried again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user } = renderShell('/purchase/review');
    expect(await heading('页面出错了')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '采购项目' }));
    expect(await heading('采购项目')).toBeVisible();
  });

  test('a script that does not come is asked for again, then by hand', async () => {
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

  test('an embedded page gets its placeholders filled in', async () => {
    renderShell('/isystem/druid');
    await waitFor(() => expect(document.querySelector('iframe')).toHaveAttribute('src', '/api/druid?token=token'));
  });

  test('a group that is always shown lists the pages below it', async () => {
    renderShell('/supplier');
    const list = await screen.findByRole('navigation', { name: '供应商管理下的页面' });
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['供应商名录', '黑名单']);
  });

  test('a view the application does not have is not found', async () => {
    renderShell('/purchase/project', { views: {} });
    expect(await heading('抱歉，您访问的页面不存在')).toBeVisible();
  });

  test('the window is named after the page', async () => {
    renderShell('/purchase/project');
    await heading('采购项目');
    await waitFor(() => expect(document.title).toBe('采购项目 - 采购SaaS管理平台'));
  });

  test('so it is after an error', async () => {
    renderShell('/500');
    await waitFor(() => expect(document.title).toBe('抱歉，服务器出错了 - 采购SaaS管理平台'));
  });
});
