import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { access, menu } from '../../testing/menu';
import { renderShell } from '../../testing/renderShell';
import { views } from '../../testing/views';
import type { AdminRouterProps } from '../router/AdminRouterProps';
import { useNavigationBlocker } from '../router/NavigationBlockers';
import { useShell } from '../router/useShell';
import { useTab } from './TabContext';

vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.scrollTo = () => undefined;
});

const tabs = () => screen.getByRole('navigation', { name: '已打开的页面' });
const titles = () =>
  within(tabs())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const breadcrumb = () =>
  screen.getByRole('navigation', { name: '当前位置' }).querySelector('[aria-current]')?.textContent;
const inFront = () => tabs().querySelector('[aria-current]')?.textContent;

async function open(path: string, more?: Partial<AdminRouterProps>) {
  const shell = renderShell(path, more);
  await screen.findByRole('navigation', { name: '已打开的页面' });
  return shell;
}

async function menuOf(user: Awaited<ReturnType<typeof open>>['user'], title: string, item: string) {
  await user.pointer({ keys: '[MouseRight]', target: within(tabs()).getByRole('link', { name: title }) });
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('tabs', () => {
  test('home is first; pages are appended, one per full path', async () => {
    const { user } = await open('/purchase/plan/7');
    expect(titles()).toEqual(['首页', '需求计划详情']);
    await user.click(screen.getByRole('link', { name: '采购项目' }));
    await waitFor(() => expect(titles()).toEqual(['首页', '需求计划详情', '采购项目']));
    expect(inFront()).toBe('采购项目');
  });

  test('an inactive page keeps its state and its location', async () => {
    const { user } = await open('/purchase/project?x=1');
    await user.click(await screen.findByRole('button', { name: '点击 0' }));
    await user.click(within(tabs()).getByRole('link', { name: '首页' }));
    await waitFor(() => expect(inFront()).toBe('首页'));
    expect(screen.getByText('查询：x=1')).not.toBeVisible();
    await user.click(within(tabs()).getByRole('link', { name: '采购项目' }));
    expect(await screen.findByRole('button', { name: '点击 1' })).toBeVisible();
    expect(screen.getByText('查询：x=1')).toBeVisible();
  });

  test('a page that changes its query stays in its tab', async () => {
    const { user } = await open('/purchase/project');
    await user.click(await screen.findByRole('button', { name: '点击 0' }));
    await user.click(screen.getByRole('button', { name: '第二页' }));
    expect(await screen.findByText('查询：page=2')).toBeVisible();
    expect(screen.getByRole('button', { name: '点击 1' })).toBeVisible();
    expect(titles()).toEqual(['首页', '采购项目']);
    expect(within(tabs()).getByRole('link', { name: '采购项目' })).toHaveAttribute('href', '/purchase/project?page=2');
  });

  test('refresh restarts a page', async () => {
    const { user } = await open('/purchase/project');
    await user.click(await screen.findByRole('button', { name: '点击 0' }));
    await menuOf(user, '采购项目', '刷新');
    expect(await screen.findByRole('button', { name: '点击 0' })).toBeVisible();
  });

  test('closing the active page opens its neighbour', async () => {
    const { user } = await open('/purchase/project');
    await user.click(screen.getByRole('button', { name: '关闭 采购项目' }));
    await waitFor(() => expect(titles()).toEqual(['首页']));
    expect(await screen.findByRole('heading', { name: '首页', level: 1 })).toBeVisible();
  });

  test('home cannot be closed', async () => {
    const { user } = await open('/purchase/project');
    expect(within(tabs()).queryByRole('button', { name: '关闭 首页' })).toBeNull();
    await menuOf(user, '首页', '关闭');
    expect(await screen.findByText('首页不能关闭!')).toBeInTheDocument();
    expect(titles()).toEqual(['首页', '采购项目']);
  });

  test('nor can the last page of a user without home', async () => {
    const { user } = await open('/purchase/project', {
      loadPermission: () => Promise.resolve({ ...access, menu: menu.slice(1) }),
    });
    expect(titles()).toEqual(['采购项目']);
    await user.click(screen.getByRole('button', { name: '关闭 采购项目' }));
    expect(await screen.findByText('这是最后一页，不能再关闭了啦')).toBeInTheDocument();
  });

  test.each([
    ['关闭左侧', ['首页', '采购项目', '用户管理']],
    ['关闭右侧', ['首页', '需求计划', '采购项目']],
    ['关闭其他', ['首页', '采购项目']],
  ])('%s', async (item, left) => {
    sessionStorage.setItem(
      'gezi.tabs.purchaser',
      JSON.stringify([
        { key: '/purchase/plan', title: '需求计划' },
        { key: '/purchase/project', title: '采购项目' },
        { key: '/isystem/user', title: '用户管理' },
        { key: '/gone', title: '不在了' },
      ]),
    );
    const { user } = await open('/purchase/project');
    expect(titles()).toEqual(['首页', '需求计划', '采购项目', '用户管理']);
    await menuOf(user, '采购项目', item);
    await waitFor(() => expect(titles()).toEqual(left));
  });

  test('arrow keys move along the bar, Delete closes', async () => {
    const { user } = await open('/purchase/project');
    within(tabs()).getByRole('link', { name: '采购项目' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(within(tabs()).getByRole('link', { name: '首页' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{End}');
    expect(within(tabs()).getByRole('link', { name: '采购项目' })).toHaveFocus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(titles()).toEqual(['首页']));
  });

  test('the focus of a button that disappears goes to the heading', async () => {
    function Page() {
      const tab = useTab();
      const [isDone, setDone] = useState(false);
      return (
        <>
          <h1>{isDone ? '已提交' : '草稿'}</h1>
          {!isDone && (
            <button
              type="button"
              onClick={() => {
                tab?.keepFocus();
                setTimeout(setDone, 50, true);
              }}
            >
              提交
            </button>
          )}
        </>
      );
    }
    const { user } = await open('/purchase/project', {
      views: { 'purchase/ProjectList': () => Promise.resolve({ default: Page }) },
    });
    await user.click(await screen.findByRole('button', { name: '提交' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: '已提交' })).toHaveFocus());
  });

  test('a page can name and close its tab and reload permissions', async () => {
    let menuNow = menu;
    function Page() {
      const tab = useTab();
      const { reloadPermission } = useShell();
      return (
        <>
          <button onClick={() => tab?.setTitle('XQJH-2026-0001')}>改名</button>
          <button onClick={() => tab?.setTitle(undefined)}>原名</button>
          <button onClick={() => tab?.close()}>关闭本页</button>
          <button onClick={() => void reloadPermission()}>刷新权限</button>
        </>
      );
    }
    const { user } = await open('/purchase/project', {
      views: { 'purchase/ProjectList': () => Promise.resolve({ default: Page }) },
      loadPermission: () => Promise.resolve({ ...access, menu: menuNow }),
    });
    await user.click(await screen.findByRole('button', { name: '改名' }));
    await waitFor(() => expect(titles()).toEqual(['首页', 'XQJH-2026-0001']));
    await user.click(screen.getByRole('button', { name: '原名' }));
    await waitFor(() => expect(titles()).toEqual(['首页', '采购项目']));
    await user.click(screen.getByRole('button', { name: '改名' }));
    menuNow = menu.slice(0, 1);
    await user.click(screen.getByRole('button', { name: '刷新权限' }));
    // The page of the error is rendered anew when the tab is closed.
    await waitFor(() => expect(screen.getByRole('heading', { name: '抱歉，您访问的页面不存在' })).toBeVisible());
    await waitFor(() => expect(titles()).toEqual(['首页']));
  });

  test('a page that replaces its address names its tab anew', async () => {
    function Page() {
      const { search } = useLocation();
      const navigate = useNavigate();
      const setTitle = useTab()?.setTitle;
      const title = search ? 'CG202611270001' : '新建项目';
      useEffect(() => setTitle?.(title), [title, setTitle]);
      return <button onClick={() => void navigate('?id=1', { replace: true })}>保存</button>;
    }
    const { user } = await open('/purchase/project', {
      views: { 'purchase/ProjectList': () => Promise.resolve({ default: Page }) },
    });
    await waitFor(() => expect(titles()).toEqual(['首页', '新建项目']));
    expect(breadcrumb()).toBe('新建项目');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(titles()).toEqual(['首页', 'CG202611270001']));
  });

  test('blockers of several components are asked, and only those of the page in front', async () => {
    const warn = vi.spyOn(console, 'warn');
    function Form({ name, holds }: { name: string; holds: boolean }) {
      const blocker = useNavigationBlocker(() => holds);
      return blocker.state === 'blocked' && <button onClick={() => blocker.proceed()}>{`离开${name}`}</button>;
    }
    function Page() {
      const [isDirty, setDirty] = useState(false);
      return (
        <>
          <button onClick={() => setDirty(true)}>填写</button>
          <Form name="页面" holds={isDirty} />
          <Form name="对话框" holds={false} />
        </>
      );
    }
    const { user } = await open('/purchase/project', {
      views: { ...views, 'purchase/ProjectList': () => Promise.resolve({ default: Page }) },
    });
    const go = (title: string) => user.click(within(tabs()).getByRole('link', { name: title }));
    await screen.findByRole('button', { name: '填写' });
    for (const title of ['首页', '采购项目', '首页', '采购项目']) {
      await go(title);
      await waitFor(() => expect(inFront()).toBe(title));
    }
    await user.click(screen.getByRole('button', { name: '填写' }));
    await go('首页');
    expect(screen.queryByRole('button', { name: '离开对话框' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: '离开页面' }));
    await waitFor(() => expect(inFront()).toBe('首页'));
    expect(warn.mock.calls.flat().join(' ')).not.toContain('blocker');
    warn.mockRestore();
  });

  test('unsaved input survives switching tabs; closing its tab asks first', async () => {
    function Page() {
      const tab = useTab();
      return <button onClick={() => tab?.setUnsaved('尚未保存')}>填写</button>;
    }
    const { user } = await open('/purchase/project', {
      views: { ...views, 'purchase/ProjectList': () => Promise.resolve({ default: Page }) },
    });
    await user.click(await screen.findByRole('button', { name: '填写' }));
    await user.click(within(tabs()).getByRole('link', { name: '首页' }));
    await waitFor(() => expect(inFront()).toBe('首页'));
    expect(screen.queryByRole('dialog')).toBeNull();

    await menuOf(user, '首页', '关闭其他');
    await screen.findByText('采购项目：尚未保存');
    expect(titles()).toEqual(['首页', '采购项目']);
    await user.click(await screen.findByRole('button', { name: '离开' }));
    await waitFor(() => expect(titles()).toEqual(['首页']));
  });

  test('disabled: one page at a time', async () => {
    renderShell('/purchase/project', { layout: { multiTab: false } });
    expect(await screen.findByRole('heading', { name: '采购项目' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: '已打开的页面' })).toBeNull();
  });

  test('disabled: a page still has a title', async () => {
    function Page() {
      const setTitle = useTab()?.setTitle;
      useEffect(() => setTitle?.('新建项目'), [setTitle]);
      return <h1>项目</h1>;
    }
    renderShell('/purchase/project', {
      layout: { multiTab: false },
      views: { 'purchase/ProjectList': () => Promise.resolve({ default: Page }) },
    });
    await waitFor(() => expect(breadcrumb()).toBe('新建项目'));
    expect(document.title).toBe('新建项目 - 采购SaaS管理平台');
  });

  test('rotating a phone keeps the page; in portrait it shows one page at a time', async () => {
    const turn = (width: number) => {
      window.innerWidth = width;
      fireEvent(window, new Event('resize'));
    };
    try {
      const { user } = await open('/purchase/project');
      await user.click(await screen.findByRole('button', { name: '点击 0' }));
      turn(390);
      await waitFor(() => expect(screen.queryByRole('navigation', { name: '已打开的页面' })).toBeNull());
      expect(screen.getByRole('button', { name: '点击 1' })).toBeVisible();
      turn(844);
      expect(await screen.findByRole('navigation', { name: '已打开的页面' })).toBeVisible();
      expect(screen.getByRole('button', { name: '点击 1' })).toBeVisible();
      expect(titles()).toEqual(['首页', '采购项目']);
    } finally {
      turn(1024);
    }
  });
});
