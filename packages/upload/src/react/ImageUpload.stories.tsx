import { walkFocus } from '../../../ui/src/testing/focusWalk';
import { GeziProvider } from '@gezi/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { seen } from '../testing/seen';
import { drawnFile, pdfFile } from '../testing/files';
import { UploadGround } from '../testing/UploadGround';
import { ImageUpload, type ImageUploadProps } from './ImageUpload';

interface HeldProps extends ImageUploadProps {
  delayMs?: number;
}

function Held({ value = '', delayMs = 0, ...rest }: HeldProps) {
  const [held, setHeld] = useState(value);
  return (
    <UploadGround delayMs={delayMs}>
      <div style={{ maxWidth: 720 }}>
        <ImageUpload {...rest} value={held} onChange={setHeld} />
        <output hidden>{held}</output>
      </div>
    </UploadGround>
  );
}

const meta = {
  title: 'Upload/Images',
  component: ImageUpload,
  render: (args) => <Held {...args} />,
  args: { 'aria-label': '产品图片' },
} satisfies Meta<HeldProps>;

export default meta;
type Story = StoryObj<HeldProps>;

async function pickThree(canvas: HTMLElement) {
  const files = await Promise.all([drawnFile('正面.png', 210), drawnFile('侧面.png', 150), drawnFile('铭牌.png', 20)]);
  await userEvent.upload(canvas.querySelector<HTMLInputElement>('input[type=file]')!, files);
  await waitFor(() =>
    expect(canvas.querySelector('output[hidden]')).toHaveTextContent('temp/正面.png,temp/侧面.png,temp/铭牌.png'),
  );
}
const value = (canvas: HTMLElement) => canvas.querySelector('output[hidden]')!.textContent;

export const Empty: Story = {};
export const Cards: Story = { play: ({ canvasElement }) => pickThree(canvasElement) };
export const Rows: Story = { args: { listType: 'picture' }, play: ({ canvasElement }) => pickThree(canvasElement) };
/** No server: stored pictures cannot be loaded. */
export const Broken: Story = { args: { value: 'temp/正面.png,temp/侧面.png' } };
export const ReadOnly: Story = { args: { value: 'temp/正面.png', readOnly: true } };
export const ReadOnlyEmpty: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { value: 'temp/正面.png,temp/侧面.png', disabled: true } };
export const Full: Story = { args: { value: 'temp/正面.png', maxCount: 1 } };

export const Uploading: Story = {
  args: { delayMs: Infinity },
  play: async ({ canvasElement }) => {
    const file = await drawnFile('正面.png', 210);
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, file);
    await expect(await within(canvasElement).findByRole('progressbar')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { action: '/full' },
  play: async ({ canvasElement }) => {
    const file = await drawnFile('正面.png', 210);
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, file);
    await seen('存储空间不足，请联系管理员');
  },
};

export const NoImage: Story = {
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, pdfFile('合同.pdf'), { applyAccept: false });
    await seen('请上传图片');
  },
};

/** Moves one place at a time, with messages at both ends. */
export const Moved: Story = {
  play: async ({ canvasElement }) => {
    await pickThree(canvasElement);
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: '向前移动 正面.png' }));
    await seen('未知的操作');
    await userEvent.click(page.getByRole('button', { name: '向后移动 铭牌.png' }));
    await seen('已到最后~');
    await userEvent.click(page.getByRole('button', { name: '向前移动 侧面.png' }));
    await expect(value(canvasElement)).toBe('temp/侧面.png,temp/正面.png,temp/铭牌.png');
  },
};

/** The handle is operated with Space and arrow keys. */
export const DraggedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await pickThree(canvasElement);
    within(canvasElement).getByRole('button', { name: '拖动 正面.png 调整顺序' }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(document.body).toHaveTextContent('正面.png 移到第 1 张，共 3 张'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.body).toHaveTextContent('正面.png 移到第 2 张，共 3 张'));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(value(canvasElement)).toBe('temp/侧面.png,temp/正面.png,temp/铭牌.png'));
  },
};

export const Preview: Story = {
  play: async ({ canvasElement }) => {
    await pickThree(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '预览 侧面.png' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByAltText('侧面.png')).toBeVisible());
    await seen('2 / 3');
    await userEvent.click(dialog.getByRole('button', { name: '下一个' }));
    await waitFor(() => expect(dialog.getByAltText('铭牌.png')).toBeVisible());
    await expect(dialog.getByRole('button', { name: '下一个' })).toBeDisabled();
  },
};

export const English: Story = {
  render: (args) => (
    <GeziProvider locale="en-US">
      <Held {...args} />
    </GeziProvider>
  ),
};
export const Dark: Story = { globals: { dark: 'dark' }, play: ({ canvasElement }) => pickThree(canvasElement) };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: ({ canvasElement }) => pickThree(canvasElement),
};
export const Compact: Story = {
  globals: { look: 'compact' },
  play: ({ canvasElement }) => pickThree(canvasElement),
};
export const HighContrast: Story = {
  globals: { look: 'contrast' },
  play: ({ canvasElement }) => pickThree(canvasElement),
};

/** By Tab every focused element is seen; targets have 24 px or space around them (WCAG 2.4.11, 2.5.8). */
export const FocusSeen: Story = {
  globals: { look: 'compact' },
  async play({ canvasElement }) {
    await pickThree(canvasElement);
    await walkFocus(canvasElement);
  },
};
