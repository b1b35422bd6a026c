import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { FailurePage } from './FailurePage';

const meta = {
  title: 'AdminShell/FailurePage',
  component: FailurePage,
  args: { error: new TypeError("Cannot read properties of undefined (reading 'planNo')"), onRetry: fn(), onHome: fn() },
} satisfies Meta<typeof FailurePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfThePage: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByText('错误信息'));
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const OfItsScript: Story = {
  args: { error: new TypeError('Failed to fetch dynamically imported module: /a.js') },
};
export const English: Story = { globals: { locale: 'en-US' } };
