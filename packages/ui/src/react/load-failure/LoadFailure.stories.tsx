import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoadFailure } from './LoadFailure';

const meta = {
  title: 'UI/LoadFailure',
  component: LoadFailure,
  args: { message: '供应商列表加载失败，请稍后再试', onRetry: fn() },
} satisfies Meta<typeof LoadFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const WithoutRetry: Story = { args: { onRetry: undefined } };
export const Dark: Story = { globals: { dark: 'dark' } };
export const English: Story = { globals: { locale: 'en-US' }, args: { message: 'The suppliers could not be loaded' } };
