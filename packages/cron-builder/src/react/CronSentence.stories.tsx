import { GeziProvider } from '@gezi/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CronSentence } from './CronSentence';

const meta = {
  title: 'CronBuilder/Sentence',
  component: CronSentence,
  args: { expression: '0 15 9 ? * 6L *' },
} satisfies Meta<typeof CronSentence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chinese: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('每月最后一个星期五 09:15 执行')).toBeVisible();
  },
};
export const English: Story = {
  render: (args) => (
    <GeziProvider locale="en-US">
      <CronSentence {...args} />
    </GeziProvider>
  ),
};
