import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { DescriptionGrid } from './DescriptionGrid';
import { EmptyState } from './EmptyState';
import { PageCard } from './PageCard';

const meta = {
  title: 'UI/PageCard',
  component: PageCard,
  args: { title: '计划物资', children: '卡片内容' },
} satisfies Meta<typeof PageCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {};
export const WithNoteAndButtons: Story = { args: { note: '共 12 条', extra: <Button>导出</Button> } };
export const Plain: Story = { render: () => <PageCard>没有标题的卡片</PageCard> };
export const Empty: Story = { args: { children: <EmptyState compact /> } };
export const Several: Story = {
  render: () => (
    <>
      <PageCard title="基本信息">
        <DescriptionGrid items={[{ label: '计划批次号', value: 'XQJH-2026-0001' }]} />
      </PageCard>
      <PageCard title="计划物资">内容</PageCard>
    </>
  ),
};
export const Dark: Story = { ...WithNoteAndButtons, globals: { dark: 'dark' } };
