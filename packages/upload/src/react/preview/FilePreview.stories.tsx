import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { splitPaths } from '../../core';
import { drawnFile } from '../../testing/files';
import { UploadGround } from '../../testing/UploadGround';
import { FilePreview, type FilePreviewProps } from './FilePreview';

const files = splitPaths('temp/阀门外观.png,temp/铭牌.png');

function Preview({ shown, onShow, ...rest }: FilePreviewProps) {
  const [current, setCurrent] = useState(shown);
  return (
    <UploadGround>
      <FilePreview
        {...rest}
        shown={current}
        onShow={(uid) => {
          setCurrent(uid);
          onShow(uid);
        }}
      />
    </UploadGround>
  );
}

const meta = {
  title: 'Upload/FilePreview',
  component: FilePreview,
  render: (args) => <Preview {...args} />,
  loaders: [async () => ({ picture: await drawnFile('阀门外观.png', 210) })],
  args: { files, shown: files[0]!.uid, onShow: fn() },
} satisfies Meta<typeof FilePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  render: (args, { loaded }) => <Preview {...args} fileOf={() => (loaded as { picture: File }).picture} />,
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '下一个' }));
    await expect(args.onShow).toHaveBeenCalledWith(files[1]!.uid);
  },
};

export const Text: Story = {
  args: { files: splitPaths('temp/说明.txt'), shown: splitPaths('temp/说明.txt')[0]!.uid },
  render: (args) => (
    <Preview {...args} fileOf={() => new File(['阀门型号：DN50\n数量：12\n交货：2026-12-01'], '说明.txt')} />
  ),
  play: async () => {
    await expect(await screen.findByText(/阀门型号：DN50/)).toBeVisible();
  },
};
