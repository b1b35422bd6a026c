import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DraggableModal } from './DraggableModal';

const meta = {
  title: 'UI/DraggableModal',
  component: DraggableModal,
  args: {
    open: true,
    title: '物料明细',
    onCancel: fn(),
    onOk: fn(),
    children: '无缝钢管 DN150，材质 20#，执行标准 GB/T 8163，数量 1,200 米，交货地点连云港库。',
  },
  // An open dialog covers the docs page, so it is rendered in a frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof DraggableModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const left = () =>
  Math.round(screen.getByRole('dialog').querySelector('.ant-modal-container')!.getBoundingClientRect().left);

/** The focus is in the dialog once its button is visible. */
async function focusWithin() {
  const button = await screen.findByRole('button', { name: '全屏' });
  await waitFor(() => expect(button).toBeVisible());
  button.focus();
}

export const Open: Story = {};

export const MovedByKeyboard: Story = {
  play: async () => {
    await focusWithin();
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
    const moved = screen.getByRole('dialog').querySelector<HTMLElement>('.react-draggable');
    await waitFor(() => expect(moved?.style.transform).toContain('translate(32px'));
  },
};

export const Fullscreen: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '全屏' }));
    await waitFor(() => expect(left()).toBe(0));
    await expect(screen.getByRole('button', { name: '退出全屏' })).toBeInTheDocument();
  },
};

export const FullscreenByKeyboard: Story = {
  play: async () => {
    await focusWithin();
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    await waitFor(() => expect(left()).toBe(0));
  },
};

export const Dark: Story = { globals: { dark: 'dark' } };
export const WithoutFullscreen: Story = { args: { fullscreen: false } };
export const English: Story = { globals: { locale: 'en-US' }, args: { title: 'Line details' } };
