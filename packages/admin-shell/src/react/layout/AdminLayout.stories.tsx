import { BellOutlined } from '@ant-design/icons';
import { PageCard, PageHeader } from '@gezi/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Button } from 'antd';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DEFAULT_LAYOUT } from '../../core/layoutChoices';
import { visibleMenu } from '../../core/visibleMenu';
import { menu, user } from '../../testing/menu';
import { VIEWPORTS } from '../../testing/storyGlobals';
import { AdminLayout, type AdminLayoutProps } from './AdminLayout';

/** Without `AdminRouter`: works with any router. */
function Frame(props: AdminLayoutProps) {
  const { pathname } = useLocation();
  const [choices, setChoices] = useState(props.choices);
  return (
    <AdminLayout
      {...props}
      path={pathname}
      choices={choices}
      onChoice={(change) => setChoices((before) => ({ ...before, ...change }))}
    />
  );
}

const meta = {
  title: 'AdminShell/AdminLayout',
  component: AdminLayout,
  parameters: {
    layout: 'fullscreen',
    viewport: { options: { ...VIEWPORTS, tablet: { name: '900 × 700', styles: { width: '900px', height: '700px' } } } },
  },
  decorators: [
    (_, { args }) => (
      <MemoryRouter initialEntries={['/purchase/plan']}>
        <Frame {...args} />
      </MemoryRouter>
    ),
  ],
  args: {
    menu: visibleMenu(menu, ['bid:review']),
    path: '/purchase/plan',
    title: '采购SaaS管理平台',
    brand: '采购SaaS平台',
    homePath: '/dashboard/analysis',
    user,
    onLogout: fn(() => Promise.resolve()),
    choices: DEFAULT_LAYOUT,
    onChoice: fn(),
    breadcrumb: [
      { path: '/dashboard/analysis', name: 'dashboard', title: '首页' },
      { path: '/purchase', name: 'purchase', title: '采购管理', hasPage: false },
      { path: '/purchase/plan', name: 'purchase-plan', title: '需求计划' },
    ],
    pageTitle: '需求计划',
    children: (
      <>
        <PageHeader title="需求计划" />
        <PageCard>本页没有标签栏。</PageCard>
      </>
    ),
  },
} satisfies Meta<typeof AdminLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On paper, the page is alone. */
export const Printed: Story = {
  play: async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const prints = rules.filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print');
    const media = (prints as CSSMediaRule[]).map((rule) => rule.media);
    for (const each of media) each.mediaText = 'all';
    try {
      await expect(document.querySelector('.gezi-header')).not.toBeVisible();
      await expect(document.querySelector('.gezi-shell-side')).not.toBeVisible();
      await expect(screen.getByRole('heading', { name: '需求计划' })).toBeVisible();
    } finally {
      for (const each of media) each.mediaText = 'print';
    }
  },
};
export const Plain: Story = {
  play: async () => {
    const side = document.querySelector<HTMLElement>('.gezi-shell-side')!;
    await expect(side.offsetWidth).toBe(208);
    await expect(document.querySelector<HTMLElement>('.gezi-header')!.offsetHeight).toBe(59);
    await userEvent.click(screen.getByRole('button', { name: '收起菜单' }));
    await waitFor(() => expect(side.offsetWidth).toBe(80));
  },
};

export const WithBell: Story = {
  args: {
    headerExtra: (
      <Badge count={3} size="small">
        <Button type="text" aria-label="通知(3)" icon={<BellOutlined />} />
      </Badge>
    ),
  },
};

/** Numbers of waiting records; a closed group shows their sum. */
export const WaitingRecords: Story = {
  args: { menuCounts: { '/purchase/plan': 12, '/supplier/list': 140 } },
  play: async () => {
    const link = await screen.findByRole('link', { name: '需求计划' });
    await expect(link).toHaveAccessibleDescription('12 项待处理');
    await expect(screen.getByText('99+')).toBeVisible();
  },
};

export const SignedInWithoutMenu: Story = { args: { menu: [] } };
export const Nobody: Story = { args: { user: undefined } };
export const LongNames: Story = {
  args: {
    brand: '某某某省综合能源投资集团物资采购平台',
    user: {
      ...user,
      name: '欧阳建国·买买提江',
      organisation: '某某某省综合能源投资（集团）有限责任公司物资采购与供应链管理中心',
    },
  },
};

/** Below 1024 px the menu collapses automatically. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async () => {
    await expect(document.querySelector<HTMLElement>('.gezi-shell-side')!.offsetWidth).toBe(80);
  },
};
