import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { PageHeader } from './PageHeader';

const meta = {
  title: 'UI/PageHeader',
  component: PageHeader,
  args: { title: '需求计划' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const Full: Story = {
  args: {
    title: 'XQJH-2026-0001',
    tags: (
      <>
        <Tag color="processing">待采购</Tag>
        <Tag color="success">已审批</Tag>
        <Tag color="warning">即将到期</Tag>
        <Tag color="error">已退回</Tag>
      </>
    ),
    description: '生产技术部，2026-03-05 09:12:45',
    actions: (
      <>
        <Button>打印</Button>
        <Button type="primary">保存</Button>
      </>
    ),
  },
};
export const WithLeading: Story = {
  args: {
    ...Full.args,
    leading: <Button type="text" icon={<ArrowLeftOutlined aria-hidden />} aria-label="返回列表" />,
  },
};
export const FullDark: Story = { ...Full, globals: { dark: 'dark' } };
