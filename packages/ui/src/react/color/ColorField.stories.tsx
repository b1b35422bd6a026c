import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ColorField, type ColorFieldProps } from './ColorField';

function Kept({ value: first, ...props }: ColorFieldProps) {
  const [value, setValue] = useState(first);
  return <ColorField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'UI/ColorField',
  component: ColorField,
  render: (args) => <Kept {...args} />,
  args: { value: '#1890ff' },
} satisfies Meta<typeof ColorField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const ByKeyboard: Story = {
  args: { 'aria-label': '标签颜色' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '标签颜色 #1890ff' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('dialog', { name: '标签颜色' });
    await waitFor(() => expect(field.querySelector('.ant-color-picker-hex-input input')).toHaveFocus());
    await userEvent.keyboard('cf1322');
    await waitFor(() => expect(canvas.getByText('#cf1322')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(field).not.toBeVisible());
  },
};

/** The panel stays open, so that axe checks all of it. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^颜色/ }));
    const panel = within(await screen.findByRole('dialog', { name: '颜色' }));
    await waitFor(() => expect(panel.getByRole('slider', { name: '色相' })).toBeVisible());
    await expect(panel.getByRole('slider', { name: '不透明度' })).toBeVisible();
    await expect(panel.getByRole('textbox', { name: '十六进制色值' })).toHaveValue('1890ff');
    await userEvent.click(panel.getByRole('button', { name: '极光绿' }));
    await waitFor(() => expect(canvas.getByText('#52c41a')).toBeVisible());
    await waitFor(() => expect(panel.getByRole('textbox', { name: '十六进制色值' })).toHaveValue('52c41a'));
    await userEvent.click(panel.getByRole('button', { name: '无颜色' }));
    await expect(canvas.getByText('未选择')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: '酱紫' }));
    await waitFor(() => expect(canvas.getByText('#722ed1')).toBeVisible());
  },
};
export const OpenDark: Story = {
  globals: { dark: 'dark', locale: 'en-US' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Colour/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Geek Blue' })).toBeVisible());
  },
};
export const Dark: Story = { globals: { dark: 'dark' } };
export const None: Story = { args: { value: undefined } };
export const PatchOnly: Story = { args: { showText: false } };
export const Disabled: Story = { args: { disabled: true } };
export const English: Story = { args: { value: undefined }, globals: { locale: 'en-US' } };
