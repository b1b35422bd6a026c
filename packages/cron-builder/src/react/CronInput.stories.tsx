import { GeziProvider } from '@gezi/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CronInput, type CronInputProps } from './CronInput';

function Held({ value = '', ...rest }: CronInputProps) {
  const [held, setHeld] = useState(value);
  return (
    <div style={{ maxWidth: 420 }}>
      <CronInput {...rest} value={held} onChange={setHeld} />
    </div>
  );
}

const meta = {
  title: 'CronBuilder/Input',
  component: CronInput,
  render: (args) => <Held {...args} />,
  args: {
    value: '0 0 9 ? * 2-6 *',
    timeZone: 'Asia/Shanghai',
    after: new Date('2026-11-21T08:00:00+08:00'),
    'aria-label': '执行时间',
  },
} satisfies Meta<typeof CronInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '' } };
export const ReadOnly: Story = { args: { typing: false } };
export const Disabled: Story = { args: { disabled: true } };
export const English: Story = {
  render: (args) => (
    <GeziProvider locale="en-US">
      <Held {...args} />
    </GeziProvider>
  ),
};

export const Faulty: Story = {
  args: { value: '0 0 9 * 13 ? *' },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText('月：13 超出范围 1–12')).toBeVisible(),
};

/** The dialog returns its expression only on 确定. */
export const Dialog: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: '设置表达式' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '每月最后一天' }));
    await expect(page.getByLabelText('执行时间')).toHaveValue('0 0 9 ? * 2-6 *');
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect(page.getByLabelText('执行时间')).toHaveValue('0 0 0 L * ? *');
    await expect(page.getByText('每月最后一天 00:00 执行')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** An invalid expression cannot be confirmed. */
export const DialogWithFault: Story = {
  args: { typing: false },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByLabelText('执行时间'));
    const dialog = within(await screen.findByRole('dialog'));
    const input = dialog.getByLabelText('表达式');
    await userEvent.clear(input);
    await userEvent.type(input, '0 0 9 1 * 2');
    await expect(dialog.getByText('表达式：“日”与“周”不能同时指定，其中一个须为 ?')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '确定' })).toBeDisabled();
  },
};
