import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { PasswordInput } from './PasswordInput';

const meta = {
  title: 'UI/PasswordInput',
  component: PasswordInput,
  args: { 'aria-label': '密码', defaultValue: 'Cai@2026-gou' },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async () => {
    const field = screen.getByLabelText('密码');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: '显示明文' }));
    await expect(field).toHaveAttribute('type', 'text');
  },
};
export const Refused: Story = { args: { status: 'error' } };
