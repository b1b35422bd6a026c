import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  EnvironmentOutlined,
  ExclamationCircleOutlined,
} from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconText } from './IconText';

const meta = {
  title: 'UI/IconText',
  component: IconText,
  args: { icon: <EnvironmentOutlined />, children: '江苏省连云港市连云区' },
} satisfies Meta<typeof IconText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Muted: Story = { args: { tone: 'muted' } };
export const Success: Story = { args: { tone: 'success', icon: <CheckCircleOutlined />, children: '已审核' } };
export const Warning: Story = { args: { tone: 'warning', icon: <ExclamationCircleOutlined />, children: '即将到期' } };
export const Failed: Story = { args: { tone: 'error', icon: <CloseCircleOutlined />, children: '已退回' } };
export const Cut: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
};
