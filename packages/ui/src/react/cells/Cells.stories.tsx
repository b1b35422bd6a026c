import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressCell } from './ProgressCell';
import { TimeCell } from './TimeCell';

const meta = {
  title: 'UI/Cells',
  component: ProgressCell,
  subcomponents: { TimeCell },
  args: { value: 68, label: '到货进度' },
} satisfies Meta<typeof ProgressCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Progress: Story = {};
export const Done: Story = { args: { value: 100 } };
export const BeyondTheWhole: Story = {
  args: { value: 180 },
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '100'),
};
export const NothingKnown: Story = {
  args: { value: null },
  play: async ({ canvas }) => expect(canvas.queryByRole('progressbar')).toBeNull(),
};
export const Dark: Story = { globals: { dark: 'dark' } };
export const Time: Story = { render: () => <TimeCell value="2026-11-21 09:30:00" /> };
export const Day: Story = { render: () => <TimeCell value="2026-11-21 09:30:00" format="YYYY-MM-DD" /> };
