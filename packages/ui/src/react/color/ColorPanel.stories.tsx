import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { themeColors } from '../../core/themeColors';
import { ColorPanel } from './ColorPanel';

const meta = {
  title: 'UI/ColorPanel',
  component: ColorPanel,
  args: {
    label: '标签颜色',
    value: '#1890ff',
    picker: <p>取色面板</p>,
    title: '主题色',
    swatches: themeColors.map(({ color, zh }) => ({ color, name: zh })),
    onPick: fn(),
  },
} satisfies Meta<typeof ColorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '无颜色' }));
    await expect(args.onPick).toHaveBeenCalledWith(undefined);
  },
};
export const None: Story = { args: { value: undefined } };
