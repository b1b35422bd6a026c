import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CronPreview } from './CronPreview';

const meta = {
  title: 'CronBuilder/Preview',
  component: CronPreview,
  args: {
    expression: '0 0 9 ? * 2-6 *',
    timeZone: 'Asia/Shanghai',
    after: new Date('2026-11-01T00:00:00+08:00'),
    delay: 0,
  },
} satisfies Meta<typeof CronPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Workdays: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByText(/09:00/)).not.toHaveLength(0);
  },
};
export const NeverAgain: Story = {
  args: { expression: '0 0 9 1 1 ? 2019' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('无执行时间')).toBeVisible();
  },
};
export const Invalid: Story = { args: { expression: '0 60 9 * * ? *' } };
export const OtherZone: Story = { args: { timeZone: 'Europe/Berlin', onTimeZoneChange: () => undefined } };
