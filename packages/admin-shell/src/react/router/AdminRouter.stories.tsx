import type { Meta, StoryObj } from '@storybook/react-vite';
import { access, user, views } from '../../testing/fixtures';
import { AdminRouter } from './AdminRouter';
import type { AdminRouterProps } from './AdminRouterProps';

const Login = () => <h1>登录</h1>;

const meta = {
  title: 'AdminShell/AdminRouter',
  component: AdminRouter,
  parameters: { layout: 'fullscreen' },
  args: {
    publicRoutes: [
      { path: '/user/login', element: <Login /> },
      { path: '/home', element: <h1>公开首页</h1> },
    ],
    views,
    loadPermission: () => Promise.resolve(access),
    session: { token: 'token', user },
    onLogout: () => undefined,
    title: '采购SaaS管理平台',
    brand: '采购SaaS平台',
    initialEntries: ['/dashboard/analysis'],
  },
} satisfies Meta<AdminRouterProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
