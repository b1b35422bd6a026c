import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CellDemo } from '../../testing/CellDemo';

const meta = {
  title: 'EditableGrid/Hidden',
  component: CellDemo,
  args: { column: { title: '计划编号', type: 'hidden' }, values: ['p1', 'p2'] },
} satisfies Meta<typeof CellDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The field is part of the row but never rendered. */
export const Filled: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByText('计划编号')).toBeNull();
    await expect(within(canvasElement).getByRole('grid')).toHaveAttribute('aria-colcount', '1');
  },
};
