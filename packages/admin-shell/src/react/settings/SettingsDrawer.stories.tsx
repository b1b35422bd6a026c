import { PageCard, PageHeader } from '@gezi/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DEFAULT_LAYOUT, type LayoutChoices } from '../../core/layoutChoices';
import { visibleMenu } from '../../core/visibleMenu';
import { Changeable } from '../../testing/Changeable';
import { menu, user } from '../../testing/menu';
import { AdminLayout } from '../layout/AdminLayout';
import { SettingsDrawer } from './SettingsDrawer';

function Tried({ initial }: { initial: Partial<LayoutChoices> }) {
  const [choices, setChoices] = useState<LayoutChoices>({ ...DEFAULT_LAYOUT, ...initial });
  const choose = (change: Partial<LayoutChoices>) => setChoices((before) => ({ ...before, ...change }));
  return (
    <MemoryRouter>
      <AdminLayout
        menu={visibleMenu(menu, [])}
        path="/purchase/plan"
        title="采购SaaS管理平台"
        brand="采购SaaS平台"
        homePath="/dashboard/analysis"
        user={user}
        onLogout={() => Promise.resolve()}
        choices={choices}
        onChoice={choose}
      >
        <PageHeader title="需求计划" description="各部门申报的物资需求" />
        <PageCard title="说明">
          <div style={{ height: 1600 }}>页面比窗口高，可以滚动。</div>
        </PageCard>
        <SettingsDrawer choices={choices} onChoice={choose} />
      </AdminLayout>
    </MemoryRouter>
  );
}

const meta = {
  title: 'AdminShell/SettingsDrawer',
  component: Tried,
  subcomponents: { SettingsDrawer },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Changeable>
        <Story />
      </Changeable>
    ),
  ],
  args: { initial: {} },
} satisfies Meta<typeof Tried>;
export default meta;
type Story = StoryObj<typeof meta>;

const openDrawer = async () => {
  await userEvent.click(screen.getByRole('button', { name: '界面设置' }));
  return within(await screen.findByRole('dialog'));
};
const shell = () => document.querySelector('.gezi-shell')!;

/** Available options depend on other settings (B§2). */
export const Interplay: Story = {
  play: async ({ step }) => {
    const drawer = await openDrawer();
    await step('at the side only Fixed is offered', async () => {
      await expect(drawer.queryByText('流式')).toBeNull();
      await expect(drawer.getByRole('switch', { name: /固定侧边菜单/ })).toBeEnabled();
    });
    await userEvent.click(drawer.getByText('顶部栏导航'));
    await step('in the header Fluid is too, and there is no side menu to fix', async () => {
      await expect(drawer.getByText('流式')).toBeVisible();
      await expect(drawer.getByRole('switch', { name: /固定侧边菜单/ })).toBeDisabled();
      await expect(shell()).toHaveClass('gezi-shell-top', 'gezi-shell-narrow');
    });
    await userEvent.click(drawer.getByText('流式'));
    await waitFor(() => expect(shell()).not.toHaveClass('gezi-shell-narrow'));
    await step('only a fixed header can hide', async () => {
      await expect(drawer.getByRole('switch', { name: /下滑时隐藏/ })).toBeEnabled();
      await userEvent.click(drawer.getByRole('switch', { name: '固定 Header' }));
      await expect(drawer.getByRole('switch', { name: /下滑时隐藏/ })).toBeDisabled();
      await expect(shell()).toHaveClass('gezi-shell-free-header');
    });
    await step('switching the mode turned off the fixed side menu', async () => {
      await userEvent.click(drawer.getByText('侧边栏导航'));
      await expect(drawer.getByRole('switch', { name: /固定侧边菜单/ })).toBeEnabled();
      await expect(drawer.getByRole('switch', { name: /固定侧边菜单/ })).not.toBeChecked();
      await userEvent.click(drawer.getByText('顶部栏导航'));
    });
    await step('colours for those who tell few of them', async () => {
      await userEvent.click(drawer.getByRole('switch', { name: '色弱模式' }));
      await expect(document.documentElement).toHaveClass('gezi-color-weak');
      await userEvent.click(drawer.getByRole('switch', { name: '色弱模式' }));
      await expect(document.documentElement).not.toHaveClass('gezi-color-weak');
    });
    await step('eight colours', async () => {
      await expect(drawer.getAllByRole('radio', { name: /红|火山|日暮|明青|绿|蓝|紫|薄暮/ })).toHaveLength(8);
      await userEvent.click(drawer.getByRole('radio', { name: '酱紫' }));
      await expect(drawer.getByRole('radio', { name: '酱紫' })).toBeChecked();
    });
  },
};

export const TopMenu: Story = { args: { initial: { navMode: 'topmenu', menuTheme: 'dark' } } };
export const TopMenuLight: Story = { args: { initial: { navMode: 'topmenu', contentWidth: 'Fluid' } } };
export const HeaderHidesOnTheWayDown: Story = {
  args: { initial: { autoHideHeader: true } },
  play: async () => {
    window.scrollTo(0, 600);
    await waitFor(() => expect(shell()).toHaveClass('gezi-shell-header-away'));
    window.scrollTo(0, 500);
    await waitFor(() => expect(shell()).not.toHaveClass('gezi-shell-header-away'));
    window.scrollTo(0, 0);
  },
};
export const NothingFixed: Story = { args: { initial: { fixedHeader: false, fixedSider: false } } };
