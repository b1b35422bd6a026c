import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { EmptyState } from './EmptyState';

const meta = { title: 'UI/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Compact: Story = { args: { compact: true } };
export const WithWayOn: Story = {
  args: {
    title: '还没有需求计划',
    description: '各部门申报的需求计划通过审批后显示在这里。',
    action: <Button type="primary">申报需求计划</Button>,
  },
};
export const Dark: Story = { ...WithWayOn, globals: { dark: 'dark' } };
export const English: Story = { globals: { locale: 'en-US' } };
