import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { SlideVerify } from './SlideVerify';

const meta = {
  title: 'UI/SlideVerify',
  component: SlideVerify,
  args: { onSuccess: fn() },
} satisfies Meta<typeof SlideVerify>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider', { name: '请按住滑块，拖动到最右边' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    // Simulates an arrow key; key events in tests do not move a range input.
    await fireEvent.change(slider, { target: { value: '2' } });
    await expect(slider).toHaveValue('2');
    await expect(args.onSuccess).not.toHaveBeenCalled();
    await fireEvent.change(slider, { target: { value: '20' } });
    await expect(args.onSuccess).toHaveBeenCalledOnce();
    await expect(slider).toHaveAttribute('aria-valuetext', '验证通过');
  },
};

const sweep = (canvas: HTMLElement, pixels: number) => {
  const slider = canvas.querySelector<HTMLElement>('.gezi-slide-handle')!;
  const { left, top } = slider.getBoundingClientRect();
  const at = { bubbles: true, pointerId: 1, button: 0, clientY: top + 10 };
  slider.setPointerCapture = () => {};
  slider.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: left + 5 }));
  slider.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: left + 5 + pixels }));
  slider.dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: left + 5 + pixels }));
};

export const LetGoTooEarly: Story = {
  args: { width: 320 },
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider');
    sweep(canvasElement, 120);
    await expect(slider).toHaveValue('0');
    await expect(args.onSuccess).not.toHaveBeenCalled();
  },
};

export const Passed: Story = {
  args: { width: 320 },
  play: async ({ canvasElement, args }) => {
    sweep(canvasElement, 400);
    await expect(args.onSuccess).toHaveBeenCalledOnce();
    await expect(await within(canvasElement).findAllByText('验证通过')).not.toHaveLength(0);
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const English: Story = { globals: { locale: 'en-US' } };
