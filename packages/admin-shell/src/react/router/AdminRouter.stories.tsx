import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Changeable } from '../../testing/Changeable';
import { access, user } from '../../testing/menu';
import { press } from '../../testing/press';
import { PHONE, VIEWPORTS } from '../../testing/storyGlobals';
import { views } from '../../testing/views';
import { AdminRouter } from './AdminRouter';

const meta = {
  title: 'AdminShell/AdminRouter',
  component: AdminRouter,
  parameters: { layout: 'fullscreen', viewport: { options: VIEWPORTS } },
  decorators: [
    (Story) => (
      <Changeable>
        <Story />
      </Changeable>
    ),
  ],
  beforeEach: () => {
    localStorage.removeItem('gezi.layout');
    sessionStorage.clear();
  },
  args: {
    publicRoutes: [
      { path: '/user/login', element: <h1>登录</h1> },
      { path: '/home', element: <h1>公开首页</h1> },
    ],
    views,
    loadPermission: () => Promise.resolve(access),
    session: { token: 'token', user },
    onLogout: fn(),
    title: '采购SaaS管理平台',
    brand: '采购SaaS平台',
    initialEntries: ['/dashboard/analysis'],
    afterLogoutPath: '/home',
  },
} satisfies Meta<typeof AdminRouter>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

export const Home: Story = { play: async () => void (await heading('首页')) };
export const List: Story = { args: { initialEntries: ['/purchase/plan'] } };
export const DarkMenu: Story = { args: { initialEntries: ['/purchase/plan'], layout: { menuTheme: 'dark' } } };
export const Collapsed: Story = { args: { initialEntries: ['/purchase/plan'], layout: { collapsed: true } } };
export const Dark: Story = { args: { initialEntries: ['/purchase/plan'] }, globals: { dark: 'dark' } };
export const English: Story = { globals: { locale: 'en-US' } };
export const WithoutTabs: Story = { args: { initialEntries: ['/purchase/plan'], layout: { multiTab: false } } };

export const NotFound: Story = { args: { initialEntries: ['/no/such/page'] } };
export const Forbidden: Story = {
  args: { initialEntries: ['/purchase/review'], loadPermission: () => Promise.resolve({ ...access, auth: [] }) },
};
export const ServerError: Story = { args: { initialEntries: ['/500'] } };
export const PageFailed: Story = { args: { initialEntries: ['/purchase/review'] } };
export const ScriptDidNotCome: Story = {
  args: { initialEntries: ['/supplier/black'] },
  play: async () => void (await screen.findByRole('heading', { name: '页面加载失败' })),
};
export const Group: Story = { args: { initialEntries: ['/supplier'] } };
export const Loading: Story = { args: { loadPermission: () => new Promise(() => undefined) } };
export const PageLoading: Story = { args: { views: { 'dashboard/Analysis': () => new Promise(() => undefined) } } };

export const SignedOut: Story = {
  args: { session: {}, initialEntries: ['/purchase/plan?state=1'] },
  play: async () => void (await heading('登录')),
};

/** A visitor at an open path whose page is only for users. */
export const SignInFirst: Story = {
  args: { session: {} },
  play: async () => void (await heading('请先登录')),
};
export const SignInFirstOnMobile: Story = { ...SignInFirst, globals: PHONE };
export const WrongMenuVersion: Story = {
  args: {
    loadPermission: () =>
      Promise.resolve({ ...access, menu: [{ path: '/isystem', component: 'layouts/default/index' }] }),
  },
  play: async () => void (await heading('菜单表与当前系统的框架版本不匹配')),
};

export const Mobile: Story = {
  args: { initialEntries: ['/purchase/plan'] },
  globals: PHONE,
  play: async ({ step }) => {
    await heading('需求计划');
    await expect(screen.queryByRole('navigation', { name: '已打开的页面' })).toBeNull();
    await step('the page is no wider than the screen', async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    });
    await step('the menu comes as a drawer and leaves when a page is chosen', async () => {
      await userEvent.click(screen.getByRole('button', { name: '打开菜单' }));
      const drawer = await screen.findByRole('dialog');
      await userEvent.click(within(drawer).getByRole('link', { name: '采购项目' }));
      await heading('采购项目');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
export const MobileDark: Story = {
  args: { initialEntries: ['/purchase/plan'] },
  globals: { ...PHONE, dark: 'dark' },
  play: async () => {
    await heading('需求计划');
    await userEvent.click(screen.getByRole('button', { name: '打开菜单' }));
    await screen.findByRole('dialog');
  },
};

export const ByKeyboard: Story = {
  args: { initialEntries: ['/purchase/plan'] },
  play: async ({ step }) => {
    await heading('需求计划');
    await step('first comes the way past menu and header', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('link', { name: '跳到主要内容' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(screen.getByRole('main')).toHaveFocus();
    });
    await step('nothing that gets the focus ends below header and tabs', async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const add = screen.getByRole('button', { name: '新增' });
      add.focus();
      const bar = screen.getByRole('navigation', { name: '已打开的页面' });
      await waitFor(() =>
        expect(add.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom),
      );
    });
    await step('the menu opens its groups and pages', async () => {
      const group = screen.getByRole('menuitem', { name: '系统管理' });
      screen.getByRole('link', { name: '采购项目' }).focus();
      // The menu moves the focus asynchronously.
      for (const next of [
        screen.getByRole('link', { name: '评标管理' }),
        screen.getByRole('menuitem', { name: '供应商管理' }),
        group,
      ]) {
        await press('ArrowDown');
        await waitFor(() => expect(next).toHaveFocus());
      }
      await press('Enter');
      await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'true'));
      await press('ArrowDown');
      await waitFor(() => expect(screen.getByRole('link', { name: '用户管理' })).toHaveFocus());
      // Contrast is checked after the animation.
      await waitFor(() =>
        expect(document.getAnimations().every(({ playState }) => playState !== 'running')).toBe(true),
      );
      await waitFor(() => expect(document.querySelector('[class*="motion-collapse"]')).toBeNull());
    });
  },
};

/** A link in a page opens another one: its heading gets the focus. The link gets it back when that page is closed. */
export const FocusOfPages: Story = {
  args: { initialEntries: ['/purchase/plan'] },
  play: async ({ step }) => {
    await heading('需求计划');
    await expect(document.body).toHaveFocus();
    await step('the opened page', async () => {
      (await screen.findByRole('link', { name: 'XQJH-2026-0003' })).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(await heading('需求计划详情')).toHaveFocus());
    });
    await step('the list again', async () => {
      await userEvent.click(screen.getByRole('button', { name: '关闭 需求计划详情' }));
      await heading('需求计划');
      await waitFor(() => expect(screen.getByRole('link', { name: 'XQJH-2026-0003' })).toHaveFocus());
    });
    await step('a focus that is not lost stays', async () => {
      const link = screen.getByRole('link', { name: '采购项目' });
      link.focus();
      await userEvent.keyboard('{Enter}');
      await heading('采购项目');
      await expect(link).toHaveFocus();
    });
  },
};

export const MenuSearch: Story = {
  play: async () => {
    await heading('首页');
    await userEvent.type(screen.getByRole('combobox', { name: '搜索菜单' }), '采购 计划');
    await waitFor(() => expect(document.querySelector('.ant-select-item-option-active')).not.toBeNull());
    await press('Enter');
    await heading('需求计划');
  },
};

export const TabMenu: Story = {
  args: { initialEntries: ['/purchase/plan'] },
  play: async () => {
    await heading('需求计划');
    await userEvent.click(screen.getByRole('button', { name: '标签页操作' }));
    await screen.findByRole('menuitem', { name: '关闭其他' });
  },
};

export const Switches: Story = {
  play: async () => {
    await heading('首页');
    await userEvent.click(screen.getByRole('button', { name: '切换到深色' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Switch to English' }));
    await screen.findByRole('button', { name: 'Switch to light' });
    await screen.findByRole('navigation', { name: 'Main menu' });
  },
};

export const Logout: Story = {
  play: async ({ args }) => {
    await heading('首页');
    await userEvent.click(screen.getByRole('button', { name: '用户菜单：王建国' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '退出登录' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '退出登录' }));
    await heading('公开首页');
    await expect(args.onLogout).toHaveBeenCalledWith('user');
  },
};
