import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReadText } from './ReadText';

const meta = {
  title: 'Form designer/ReadText',
  component: ReadText,
  args: { children: '深沟球轴承 6205-2RS，内径 25 mm' },
} satisfies Meta<typeof ReadText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { children: '' } };
export const LongText: Story = {
  args: { children: '供应商须在收到订单后三个工作日内确认交期，逾期未确认视为接受；分批交货的，每批附出厂检验报告。' },
};
