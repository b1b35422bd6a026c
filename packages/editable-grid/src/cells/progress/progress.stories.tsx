import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CellDemo } from '../../testing/CellDemo';

const meta = {
  title: 'EditableGrid/Progress',
  component: CellDemo,
  args: {
    column: { title: '到货进度', type: 'progress' },
    values: [45, 100, 0],
    onRowsChange: fn(),
  },
} satisfies Meta<typeof CellDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { values: [null, ''] } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const ReadOnlyColumn: Story = { args: { column: { ...meta.args.column, readOnly: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const English: Story = { globals: { locale: 'en-US' } };

/** Announced as a progress bar. */
export const Announced: Story = {
  async play({ canvas }) {
    const bars = await canvas.findAllByRole('progressbar', { name: '到货进度' });
    await expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['45', '100', '0']);
  },
};
