import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { seen } from '../testing/seen';
import { drawnFile, pdfFile } from '../testing/files';
import { UploadGround } from '../testing/UploadGround';
import { AvatarUpload, type AvatarUploadProps } from './AvatarUpload';

function Held({ value = '', ...rest }: AvatarUploadProps) {
  const [held, setHeld] = useState(value);
  return (
    <UploadGround>
      <AvatarUpload {...rest} value={held} onChange={setHeld} />
      <output hidden>{held}</output>
    </UploadGround>
  );
}

const meta = { title: 'Upload/Avatar', component: AvatarUpload, render: (args) => <Held {...args} /> } satisfies Meta<
  typeof AvatarUpload
>;

export default meta;
type Story = StoryObj<typeof meta>;

const pick = (canvas: HTMLElement, file: File) =>
  userEvent.upload(canvas.querySelector<HTMLInputElement>('input[type=file]')!, file, { applyAccept: false });

export const Empty: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const Small: Story = { args: { size: 48 } };
export const Dark: Story = { globals: { dark: 'dark' } };

export const Uploaded: Story = {
  play: async ({ canvasElement }) => {
    await pick(canvasElement, await drawnFile('李采购.png', 210));
    await waitFor(() => expect(canvasElement.querySelector('output[hidden]')).toHaveTextContent('avatar/李采购.png'));
    await expect(within(canvasElement).getByRole('button', { name: '更换头像' })).toBeVisible();
  },
};

export const WrongType: Story = {
  play: async ({ canvasElement }) => {
    await pick(canvasElement, pdfFile('证件.pdf'));
    await seen('头像只能是 JPEG、JPG、PNG、GIF、WEBP 格式的图片');
  },
};

export const Failed: Story = {
  args: { action: '/silent' },
  play: async ({ canvasElement }) => {
    await pick(canvasElement, await drawnFile('李采购.png', 210));
    await seen('上传失败');
  },
};
