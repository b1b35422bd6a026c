import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Changeable } from '../../testing/Changeable';
import { AppearanceSwitches } from './AppearanceSwitches';

const meta = {
  title: 'AdminShell/AppearanceSwitches',
  component: AppearanceSwitches,
  decorators: [
    (Story) => (
      <Changeable>
        <Story />
      </Changeable>
    ),
  ],
} satisfies Meta<typeof AppearanceSwitches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Switches: Story = {};
export const Dark: Story = {
  play: async ({ canvasElement }) => {
    const switches = within(canvasElement);
    const [darkness] = switches.getAllByRole('button');
    const before = darkness!.getAttribute('aria-label');
    await userEvent.click(darkness!);
    await expect(switches.getAllByRole('button')[0]).not.toHaveAccessibleName(before!);
  },
};
