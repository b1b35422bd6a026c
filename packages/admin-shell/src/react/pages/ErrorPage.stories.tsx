import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { ErrorPage } from './ErrorPage';

const meta = {
  title: 'AdminShell/ErrorPage',
  component: ErrorPage,
  args: { status: 404, actions: <Button type="primary">返回首页</Button> },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Forbidden: Story = { args: { status: 403 } };
export const NotFound: Story = {};
export const ServerError: Story = { args: { status: 500 } };
export const NotFoundDark: Story = { globals: { dark: 'dark' } };
export const OwnWords: Story = {
  args: { title: '该采购计划已被删除', description: '删除人：李文静，2026-03-05 09:12:45。' },
};
