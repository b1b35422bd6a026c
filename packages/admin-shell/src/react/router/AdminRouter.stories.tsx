import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Changeable } from '../../testing/Changeable';
import { access, user } from '../../testing/menu';
import { views } from '../../testing/views';
import { AdminRouter } from './AdminRouter';

const PHONE = { phone: { name: '390 × 844', styles: { width: '390px', height: '844px' } } };

const meta = {
  title: 'AdminShell/AdminRouter',
  component: AdminRouter,
  parameters: { layout: 'fullscreen', viewport: { options: PHONE } },
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

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Home: Story = {};
export const List: Story = { args: { initialEntries: ['/purchase/plan'] } };
export const DarkMenu: Story = { args: { initialEntries: ['/purchase/plan'], layout: { menuTheme: 'dark' } } };
export const Collapsed: Story = { args: { initialEntries: ['/purchase/plan'], layout: { collapsed: true } } };
export const Dark: Story = { args: { initialEntries: ['/purchase/plan'] }, globals: { dark: 'dark' } };
export const English: Story = { globals: { locale: 'en-US' } };
export const Mobile: Story = { args: { initialEntries: ['/purchase/plan'] }, globals: phone };
export const MobileDark: Story = { ...Mobile, globals: { ...phone, dark: 'dark' } };
export const NotFound: Story = { args: { initialEntries: ['/no/such/page'] } };
export const Forbidden: Story = {
  args: { initialEntries: ['/purchase/review'], loadPermission: () => Promise.resolve({ ...access, auth: [] }) },
};
export const ServerError: Story = { args: { initialEntries: ['/500'] } };
export const PageFailed: Story = { args: { initialEntries: ['/purchase/review'] } };
export const ScriptDidNotCome: Story = { args: { initialEntries: ['/supplier/black'] } };
export const Group: Story = { args: { initialEntries: ['/supplier'] } };
export const Loading: Story = { args: { loadPermission: () => new Promise(() => undefined) } };
export const PageLoading: Story = {
  args: { views: { 'dashboard/Analysis': () => new Promise(() => undefined) } },
};
export const SignedOut: Story = { args: { session: {}, initialEntries: ['/purchase/plan?state=1'] } };
