import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Changeable } from '../../testing/Changeable';
import { ThemeColors } from './ThemeColors';

const meta = {
  title: 'AdminShell/ThemeColors',
  component: ThemeColors,
  decorators: [
    (Story) => (
      <Changeable>
        <Story />
      </Changeable>
    ),
  ],
} satisfies Meta<typeof ThemeColors>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colors: Story = {};
export const Selected: Story = {
  play: async ({ canvasElement }) => {
    const colors = within(canvasElement).getAllByRole('radio');
    await userEvent.click(colors[2]!);
    await expect(within(canvasElement).getAllByRole('radio')[2]).toBeChecked();
  },
};
